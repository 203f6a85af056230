import type { Goal } from './goals';

/** The prices that a form offers and by which listings are counted, lowest first. */
export const priceSteps: Readonly<Record<Goal, readonly number[]>> = {
  sale: [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000, 1500, 2000].map((k) => k * 1000),
  rent: [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000],
};
