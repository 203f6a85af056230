import type { EnergyFamily } from '@agency/domain/energy-families';
import type { Goal } from '@agency/domain/goals';

type Amenity = 'garage' | 'garden' | 'terrace';

/** The criteria of a sentence as filters of a list; null or empty if not mentioned. */
export interface SentenceReading {
  goal: Goal | null;
  types: string[];
  cities: string[];
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  minArea: number | null;
  energy: EnergyFamily[];
  amenities: Amenity[];
  newWithinDays: number | null;
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
    minBedrooms: null,
    minArea: null,
    energy: [],
    amenities: [],
    newWithinDays: null,
    near: [],
    text: '',
    corrected: [],
    refused: [],
    assumed: [],
  };
}
