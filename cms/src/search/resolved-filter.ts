import type { Goal } from './listing-facts';

/**
 * What a text means: the listings it names by their references, if there are any; else those of these
 * types, in these cities, or both.
 */
export interface TextMeaning {
  listingIds: number[];
  matches: { typeKeys: string[] | null; cityKeys: string[] | null }[];
}

/** A filter in the keys of the read model; null stands for no condition, an empty list for nothing. */
export interface ResolvedFilter {
  goal: Goal;
  typeKeys: string[] | null;
  cityKeys: string[] | null;
  text: TextMeaning | null;
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  minArea: number | null;
  /** Milliseconds since 1970. */
  newSince: number | null;
}
