/** How much dearer or cheaper a similar home may be, as a share of the price. */
export const similarPrice = 0.3;
