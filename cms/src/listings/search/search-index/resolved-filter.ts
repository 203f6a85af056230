import type { Amenity } from '@agency/domain/amenities';
import type { Near } from '@agency/domain/near-kinds';
import { perChoice, type ChoiceFilter } from '@agency/domain/choices';
import { perMaximum, type MaximumFilter } from '@agency/domain/maximums';
import { perMinimum, type MinimumFilter } from '@agency/domain/minimums';
import type { Goal } from '@agency/domain/goals';
import type { ListingIds } from './find-rows';

/** A word of a text and the place name that replaced it. */
export interface TextCorrection {
  typed: string;
  taken: string;
}

/** The meaning of a text: specific listings, and those of types, in cities, or both. */
export interface TextMeaning {
  listingIds: ListingIds;
  /** The best matches first; each tier contains those before it; absent if all match equally. */
  tiers?: readonly ListingIds[];
  corrections?: readonly TextCorrection[];
  matches: { typeKeys: string[] | null; cityKeys: string[] | null }[];
}

/** A value of the filter's cities with the cities it selects; none if it is unknown. */
export interface CitySelection {
  value: string;
  keys: string[];
}

/** A filter in keys of the read model; null is no condition, an empty list matches nothing. */
export interface ResolvedFilter
  extends
    Record<MinimumFilter | MaximumFilter, number | null>,
    Record<ChoiceFilter, string[] | null> {
  goal: Goal;
  typeKeys: string[] | null;
  cityKeys: string[] | null;
  citySelections: CitySelection[];
  text: TextMeaning | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Milliseconds since 1970. */
  newSince: number | null;
  /** Milliseconds since 1970. */
  availableBy: number | null;
  /** All must match; null is no condition. */
  amenities: Amenity[] | null;
  /** At most one per kind, and all must match; null is no condition. */
  near: Near[] | null;
  within: number[] | null;
  box: number[] | null;
}

export const NO_FILTER: Omit<ResolvedFilter, 'goal'> = {
  ...perMinimum(() => null),
  ...perMaximum(() => null),
  ...perChoice(() => null),
  typeKeys: null,
  cityKeys: null,
  text: null,
  minPrice: null,
  maxPrice: null,
  newSince: null,
  availableBy: null,
  amenities: null,
  near: null,
  citySelections: [],
  within: null,
  box: null,
};
