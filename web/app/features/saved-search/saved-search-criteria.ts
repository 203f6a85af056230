import { type Goal } from '@agency/domain/goals';
/** Criteria of a saved search; null is no limit. */
export interface SavedSearchCriteria {
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
};
