import type { EnergyFamily } from '@agency/domain/energy-families';
import type { Amenity as ListAmenity } from '@agency/domain/amenities';
import { perMaximum, type MaximumFilter } from '@agency/domain/maximums';
import { perMinimum, type MinimumFilter } from '@agency/domain/minimums';
import type { Goal } from '@agency/domain/goals';

type Amenity = Exclude<ListAmenity, 'openHouse'>;

/** The criteria of a sentence as filters of a list; null or empty if not mentioned. */
export interface SentenceReading extends Record<MinimumFilter | MaximumFilter, number | null> {
  goal: Goal | null;
  types: string[];
  cities: string[];
  minPrice: number | null;
  maxPrice: number | null;
  energy: EnergyFamily[];
  amenities: Amenity[];
  newWithinDays: number | null;
  /** A day such as `2027-01-01`, or `now`. */
  availableBy: string | null;
  /** Nearby places as `kind:metres`. */
  near: string[];
  /** The words that were not understood, in order. */
  text: string;
  /** Misspelled words and their corrections. */
  corrected: { typed: string; taken: string }[];
  /** Negations and limits that no filter supports, as typed. */
  refused: string[];
  /** Ambiguous words, as typed, for which one meaning was assumed. */
  assumed: string[];
}

export function emptyReading(): SentenceReading {
  return {
    goal: null,
    types: [],
    cities: [],
    minPrice: null,
    maxPrice: null,
    ...perMinimum(() => null),
    ...perMaximum(() => null),
    energy: [],
    amenities: [],
    newWithinDays: null,
    availableBy: null,
    near: [],
    text: '',
    corrected: [],
    refused: [],
    assumed: [],
  };
}
