import { describe, expect, test } from 'vitest';
import { buildRow, buildRows, createRandom } from '../../../../test/build-rows';
import { measureDistance } from '../../rules/places/geo-area';
import { listNearest, type Like } from './list-nearest';
import { buildSearchIndex, type SearchIndex } from './search-index';
import type { SearchRow } from '../search-row';

const like: Like = {
  goal: 'sale',
  similarKey: '1:villa',
  latitude: 50.5,
  longitude: 4.5,
  price: 500,
  cityKeys: ['city-1', 'city-2'],
};

function build(rows: readonly Partial<SearchRow>[]): SearchIndex {
  const random = createRandom(1);
  const place = { latitude: 50.5, longitude: 4.5, city_key: 'city-9' };
  const same = { goal: 0, similar_key: '1:villa', price: 500, ...place };
  return buildSearchIndex(
    rows.map((row, index) => ({
      ...buildRow(index + 1, random),
      ...same,
      ...row,
    })),
  );
}

describe('listNearest', () => {
  test('FIND-20 the nearest comes first, of equally near ones the nearest in price', () => {
    const listings = build([
      { latitude: 50.6 },
      { price: 600 },
      { latitude: null, longitude: null },
      { latitude: 50.51, price: 640 },
      { price: 450 },
    ]);
    expect(listNearest(listings, like, 9)).toEqual([5, 2, 4, 1, 3]);
  });

  test.each([
    ['to let', { goal: 1 }],
    ['of another type', { similar_key: '4:villa' }],
    ['without a type', { similar_key: '' }],
    ['more than 30 % dearer', { price: 651 }],
    ['more than 30 % cheaper', { price: 349 }],
    ['without a published price', { price: null }],
  ])('FIND-20 one %s is not like it', (_, row) => {
    expect(listNearest(build([row]), like, 4)).toEqual([]);
  });

  test('FIND-20 its own kind is preferred to what is a little nearer, not to what is much nearer', () => {
    const town = { similar_key: '1:herenhuis' };
    const listings = build([
      { ...town, latitude: 50.505 },
      { latitude: 50.51 },
      { ...town, latitude: 50.502 },
      { latitude: 50.6 },
    ]);
    expect(listNearest(listings, like, 9)).toEqual([2, 3, 1, 4]);
    expect(listNearest(listings, { ...like, similarKey: '1:hoeve' }, 9)).toEqual([3, 1, 2, 4]);
  });

  test('FIND-20 a wider band takes what is dearer still', () => {
    const listings = build([{ price: 800 }, { price: 801 }]);
    expect(listNearest(listings, like, 9)).toEqual([]);
    expect(listNearest(listings, like, 9, 0.6)).toEqual([1]);
  });

  test.each([
    ['exactly 30 % dearer', { price: 650 }, {}],
    ['exactly 30 % cheaper', { price: 350 }, {}],
    ['a place far away', { latitude: 51.4 }, {}],
    ['no place', { latitude: null, longitude: null }, {}],
    ['any price, with none to compare with', { price: 9000 }, { price: null }],
  ])('FIND-20 one with %s is like it', (_, row, given) => {
    expect(listNearest(build([row]), { ...like, ...given }, 4)).toEqual([1]);
  });

  const nowhere = { latitude: null, longitude: null };

  test.each([
    [
      'a listing without a place',
      nowhere,
      [
        { city_key: 'city-9' },
        { city_key: 'city-2', price: 520 },
        { city_key: 'city-1', ...nowhere },
      ],
      [3, 2, 1],
    ],
    [
      'a listing with one, of others without',
      {},
      [
        { latitude: 50.6 },
        { city_key: 'city-9', ...nowhere },
        { city_key: 'city-2', ...nowhere },
        { latitude: 50.501 },
      ],
      [3, 4, 1, 2],
    ],
  ])('FIND-20 for %s the same postal code is the nearest', (_, given, rows, ids) => {
    expect(listNearest(build(rows), { ...like, ...given }, 9)).toEqual(ids);
  });

  test('FIND-20 nothing is like a listing without a type', () => {
    expect(listNearest(build([{ similar_key: '' }]), { ...like, similarKey: '' }, 4)).toEqual([]);
  });

  test.each([1, 2, 3])(
    'FIND-20 FIND-12 the nearest are those that looking at all gives (%d)',
    (seed) => {
      const random = createRandom(seed);
      const rows = buildRows(3000, random).map((row) => ({
        ...row,
        goal: 0,
        price: row.price && row.price + random(),
        latitude: row.latitude === null ? null : 50 + random(),
        longitude: row.longitude === null ? null : 4 + random(),
      }));
      const distances = rows
        .filter(({ similar_key }) => similar_key === '1:')
        .filter(({ price }) => price !== null && Math.abs(price - 500) <= 150)
        .map(measurePlainly)
        .sort((a, b) => a - b);
      const byId = new Map(rows.map((row) => [row.id, measurePlainly(row)]));
      const found = listNearest(
        buildSearchIndex(rows),
        { ...like, similarKey: '1:', cityKeys: [] },
        12,
      );
      expect(found.map((id) => byId.get(id))).toEqual(distances.slice(0, 12));
    },
  );
});

function measurePlainly({ latitude, longitude }: SearchRow): number {
  if (latitude === null || longitude === null) return 1e6;
  return measureDistance(50.5, 4.5, latitude, longitude);
}
