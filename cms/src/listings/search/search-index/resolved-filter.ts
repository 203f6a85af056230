import type { Amenity } from '@agency/domain/amenities';
import type { Near } from '@agency/domain/near-kinds';
import { perChoice, type ChoiceFilter } from '@agency/domain/choices';
import { perMinimum, type MinimumFilter } from '@agency/domain/minimums';
import type { Goal } from '@agency/domain/goals';
import type { ListingIds } from './find-rows';

/** A word of a text and the place name that was looked for in its place (FIND-15). */
export interface TextCorrection {
  typed: string;
  taken: string;
}

/** What a text means: these listings, and those of these types, in these cities, or both. */
export interface TextMeaning {
  listingIds: ListingIds;
  /** The listings that it fits best come first, each part of the next; none where all are alike. */
  tiers?: readonly ListingIds[];
  corrections?: readonly TextCorrection[];
  matches: { typeKeys: string[] | null; cityKeys: string[] | null }[];
}

/** A value of the filter's cities with the cities that it selects; none when nobody knows it. */
export interface CitySelection {
  value: string;
  keys: string[];
}

/** A filter in the keys of the read model; null stands for no condition, an empty list for nothing. */
export interface ResolvedFilter
  extends Record<MinimumFilter, number | null>, Record<ChoiceFilter, string[] | null> {
  goal: Goal;
  typeKeys: string[] | null;
  cityKeys: string[] | null;
  citySelections: CitySelection[];
  text: TextMeaning | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Milliseconds since 1970. */
  newSince: number | null;
  /** All of them; null for no condition. */
  amenities: Amenity[] | null;
  /** One of a kind at most, all of them asked for; null for no condition. */
  near: Near[] | null;
  /** Latitude and longitude of each corner. */
  within: number[] | null;
  /** South, west, north, east. */
  box: number[] | null;
}

/** A filter that asks for a goal alone. */
export const NO_FILTER: Omit<ResolvedFilter, 'goal'> = {
  ...perMinimum(() => null),
  ...perChoice(() => null),
  typeKeys: null,
  cityKeys: null,
  text: null,
  minPrice: null,
  maxPrice: null,
  newSince: null,
  amenities: null,
  near: null,
  citySelections: [],
  within: null,
  box: null,
};
