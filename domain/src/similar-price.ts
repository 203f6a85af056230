/** Price difference of similar homes, as a share of the price. */
export const similarPrice = 0.3;
