export const goals = ['sale', 'rent'] as const;

export type Goal = (typeof goals)[number];

/** The original path of each goal's list. */
export const listKeys: Readonly<Record<Goal, 'for-sale' | 'for-rent'>> = {
  sale: 'for-sale',
  rent: 'for-rent',
};
