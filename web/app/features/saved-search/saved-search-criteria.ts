import { perSavedLimit, type SavedLimit } from '@agency/domain/saved-limits';
import { type Goal } from '@agency/domain/goals';
/** Criteria of a saved search; null is no limit. */
export interface SavedSearchCriteria extends Readonly<Record<SavedLimit, number | null>> {
  readonly goal: Goal;
  /** WebIDs of types; a group is stored as its types. */
  readonly types: readonly string[];
  readonly zips: readonly string[];
  /** In euros; rent per month. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minBedrooms: number | null;
  readonly maxBedrooms: number | null;
  readonly minGarages: number | null;
  readonly minParkings: number | null;
  /** A day such as `2027-01-01`. */
  readonly availableBy: string | null;
  readonly amenities: readonly string[];
}

export const noCriteria: SavedSearchCriteria = {
  goal: 'sale',
  types: [],
  zips: [],
  minPrice: null,
  maxPrice: null,
  minBedrooms: null,
  maxBedrooms: null,
  minGarages: null,
  minParkings: null,
  ...perSavedLimit(() => null),
  availableBy: null,
  amenities: [],
};
