import { describe, expect, test } from 'vitest';
import { countInMatrix, type CountMatrix } from './count-matrix';
import type { ResolvedFilter } from './resolved-filter';

const matrix: CountMatrix = {
  sale: new Map([
    [
      '0',
      new Map([
        ['a', 3],
        ['b', 2],
      ]),
    ],
    ['1', new Map([['a', 2]])],
    [
      '2',
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    ],
  ]),
  rent: new Map(),
};

function count(overrides: Partial<ResolvedFilter>) {
  return countInMatrix(matrix, {
    ...{ goal: 'sale', typeKeys: null, cityKeys: null, text: null, minPrice: null },
    ...{ maxPrice: null, minBedrooms: null, minArea: null, newSince: null },
    ...overrides,
  });
}

describe('countInMatrix', () => {
  test.each<[Partial<ResolvedFilter>, number, Record<string, number>, Record<string, number>]>([
    [{}, 5, { 0: 5, 1: 2, 2: 3 }, { a: 3, b: 2 }],
    [{ typeKeys: ['2'] }, 3, { 0: 5, 1: 2, 2: 3 }, { a: 1, b: 2 }],
    [{ cityKeys: ['b'] }, 2, { 0: 2, 2: 2 }, { a: 3, b: 2 }],
    [{ typeKeys: ['1'], cityKeys: ['b'] }, 0, { 0: 2, 2: 2 }, { a: 2 }],
    [{ cityKeys: ['a', 'b', 'c'] }, 5, { 0: 5, 1: 2, 2: 3 }, { a: 3, b: 2 }],
    [{ cityKeys: [] }, 0, {}, { a: 3, b: 2 }],
    [{ typeKeys: ['9'] }, 0, { 0: 5, 1: 2, 2: 3 }, {}],
    [{ goal: 'rent' }, 0, {}, {}],
  ])('FIND-6 FIND-12 %j counts %d', (filter, total, types, cities) => {
    const counts = count(filter);
    expect(counts?.total).toBe(total);
    expect(Object.fromEntries(counts?.types ?? [])).toEqual(types);
    expect(Object.fromEntries(counts?.cities ?? [])).toEqual(cities);
  });

  test.each<Partial<ResolvedFilter>>([
    { typeKeys: ['1', '2'] },
    { minPrice: 0 },
    { newSince: 1 },
    { text: { listingIds: [], matches: [] } },
  ])('FIND-12 %j is left to the database', (filter) => {
    expect(count(filter)).toBeNull();
  });
});
