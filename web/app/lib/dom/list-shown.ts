/** Happens on the window when the list of another address is shown in the same document (`show-list.ts`). */
export const listShownEvent = 'list-shown';
