import { amenities } from '@agency/domain/amenities';
import { choiceFilters, findChoice } from '@agency/domain/choices';
import { findMinimum, minimumFilters } from '@agency/domain/minimums';
import { noNearby } from '../src/listings/nearby/nearby-columns';
import {
  findChoiceColumn,
  findMinimumColumn,
  type SearchRow,
} from '../src/listings/search/search-row';

/** Returns a deterministic pseudo-random generator of numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

const TYPE_KEYS = [
  ...['1,20', '1,20,villa', '2,20', '2,20,loft', '2,20,kind-unknown'],
  ...['3,20', '1,20,2', '4', '5,30,7', ''],
];

/**
 * Builds a random listing with few distinct values, so that many are equal, and any may be
 * missing.
 */
export function buildRow(id: number, random: () => number): SearchRow {
  const pick = (most: number): number => Math.floor(random() * most);
  const hasPlace = random() < 0.9;
  const minimums = minimumFilters.map((filter) => {
    const { unit } = findMinimum(filter);
    const values = { count: pick(8), area: pick(15) * 10, year: pick(3) && 1890 + pick(15) * 10 };
    return [findMinimumColumn(filter), values[unit]];
  });
  const choices = choiceFilters.map((filter) => {
    const values = [...findChoice(filter).values, null];
    return [findChoiceColumn(filter), values[pick(values.length)] ?? null];
  });
  return {
    id,
    goal: pick(2),
    type_keys: TYPE_KEYS[pick(TYPE_KEYS.length)] ?? '',
    similar_key: `${pick(3)}:`,
    city_key: random() < 0.95 ? `city-${pick(9)}` : '',
    price: random() < 0.9 ? pick(20) * 50 : null,
    zip: `10${pick(9)}0`,
    garages: pick(3),
    parkings: pick(3),
    ...(Object.fromEntries(minimums) as Record<ReturnType<typeof findMinimumColumn>, number>),
    ...(Object.fromEntries(choices) as Record<ReturnType<typeof findChoiceColumn>, string | null>),
    amenities: pick(2 ** amenities.length),
    unstated: pick(2 ** amenities.length),
    available_from: pick(3) && pick(30) * 1000 + 1,
    latitude: hasPlace ? 50 + pick(40) / 40 : null,
    longitude: hasPlace ? 4 + pick(40) / 40 : null,
    is_exact: pick(2),
    featured: pick(2),
    listed_at: pick(30) * 1000,
    ...noNearby,
    near_stop: pick(4) > 0 ? pick(16) * 100 : null,
    near_park: pick(4) > 0 ? pick(16) * 100 : null,
  };
}

/** Builds a number of random listings with ids from 1. */
export function buildRows(count: number, random: () => number): SearchRow[] {
  return Array.from({ length: count }, (_, index) => buildRow(index + 1, random));
}
