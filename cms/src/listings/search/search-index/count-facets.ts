import { amenities, type Amenity } from '@agency/domain/amenities';
import { choiceFilters, findChoice, type ChoiceFilter } from '@agency/domain/choices';
import { nearKinds, type NearKind } from '@agency/domain/near-kinds';
import { findMinimum, type MinimumFilter } from '@agency/domain/minimums';
import { countBits, countCommon, countRange } from './bit-set';
import type { Matches } from './match-filter';
import type { GoalListings, SearchIndex } from './search-index';
import { COUNTED_MINIMUMS } from './row-sets';

/** The number of matches, and of each choice with the other filters unchanged. */
export interface FacetCounts {
  total: number;
  types: Map<string, number>;
  /** By city key; only those with listings. */
  cities: Map<string, number>;
  choices: { filter: ChoiceFilter; values: { value: string; count: number }[] }[];
  /** Counts with this amenity added to the filter. */
  amenities: { amenity: Amenity; count: number }[];
  /** Counts within the default distance, added to the filter. */
  near: { kind: NearKind; count: number }[];
  minimums: { filter: MinimumFilter; steps: { atLeast: number; count: number }[] }[];
  /** Published prices from each step to the next, with any price. */
  prices: { from: number; count: number }[];
}

export function countFacets(
  { keys }: SearchIndex,
  { sets }: GoalListings,
  matches: Matches,
): FacetCounts {
  const none = new Int32Array(0);
  return {
    total: countBits(matches.all),
    types: new Map(
      [...sets.types].map(([webId, bits]) => [webId, countCommon(bits, matches.types)]),
    ),
    cities: countCities(keys.cities.texts, sets.cityStarts, matches.cities),
    choices: choiceFilters.map((filter) => {
      const rows = sets.choices[filter];
      const values = findChoice(filter).values.map((value, index) => {
        return { value, count: countCommon(rows[index] ?? none, matches[filter]) };
      });
      return { filter, values };
    }),
    amenities: amenities.map((amenity) => {
      return { amenity, count: countCommon(sets.amenities[amenity], matches.all) };
    }),
    near: nearKinds.map((kind) => {
      return { kind, count: countCommon(sets.near[kind], matches.all) };
    }),
    minimums: COUNTED_MINIMUMS.map((filter) => {
      const rows = sets.minimums.get(filter);
      const fitting = matches[filter] ?? matches.all;
      const steps = findMinimum(filter).steps.map((atLeast, index) => {
        return { atLeast, count: countCommon(rows?.[index] ?? none, fitting) };
      });
      return { filter, steps };
    }),
    prices: sets.prices.map(({ from, rows }) => {
      return { from, count: countCommon(rows, matches.prices) };
    }),
  };
}

/** Rows are sorted by city, so each city is a range. */
function countCities(
  keys: readonly string[],
  starts: Uint32Array,
  bits: Matches['cities'],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let code = 0; code + 1 < starts.length; code += 1) {
    const count = countRange(bits, starts[code] ?? 0, starts[code + 1] ?? 0);
    if (count > 0) counts.set(keys[code] ?? '', count);
  }
  return counts;
}
