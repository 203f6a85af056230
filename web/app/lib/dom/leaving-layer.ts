/** True while the browser goes back only to remove the history entry of a closed layer. */
export const leavingLayer = { isGoingBack: false };
