import type { EnergyFamily } from '@agency/domain/energy-families';
import type { Goal } from '@agency/domain/goals';

type Amenity = 'garage' | 'garden' | 'terrace';

/** What a sentence asks for, in the terms of a list's filters (FIND-14); null and empty: not said. */
export interface SentenceReading {
  goal: Goal | null;
  types: string[];
  /** Values of places. */
  cities: string[];
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  minArea: number | null;
  energy: EnergyFamily[];
  amenities: Amenity[];
  newWithinDays: number | null;
  /** What it should be near, each `kind:metres`. */
  near: string[];
  /** What was not understood, in the order it was typed. */
  text: string;
  /** Words with a typing error and what was taken for them. */
  corrected: { typed: string; taken: string }[];
  /** Negations and limits that no filter can honour, as typed. */
  refused: string[];
  /** Words with several meanings, as typed, of which one was taken. */
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
