import { describe, expect, test } from 'vitest';
import { buildRow, buildRows, createRandom } from '../../../test/build-rows';
import { measureDistance } from '../../rules/geo-area';
import { listNearest, type Like } from './list-nearest';
import { buildPortfolio } from './portfolio';
import type { SearchRow } from '../search-row';

const like: Like = { latitude: 50.5, longitude: 4.5, price: 500, typeId: '2', family: '20' };

function build(rows: readonly Partial<SearchRow>[]) {
  const random = createRandom(1);
  const same = { goal: 0, type_keys: '2,20', latitude: 50.5, longitude: 4.5, price: 500 };
  return buildPortfolio(
    rows.map((row, index) => ({ ...buildRow(index + 1, random), ...same, ...row })),
  ).sale;
}

describe('listNearest', () => {
  test('DETAIL-9 the nearer and the nearer in price comes first, of the same type before another', () => {
    const listings = build([
      { latitude: 50.6 },
      { price: 600 },
      { price: 900 },
      { latitude: 50.51 },
      { type_keys: '1,20' },
    ]);
    expect(listNearest(listings, like, 9)).toEqual([4, 2, 5, 1, 3]);
  });

  test.each([
    ['of another family', { type_keys: '4' }],
    ['without a type', { type_keys: '' }],
    ['too far', { latitude: 50.9 }],
    ['too dear', { price: 1001 }],
    ['too cheap', { price: 249 }],
  ])('DETAIL-9 one %s is not like it', (_, row) => {
    expect(listNearest(build([row]), like, 4)).toEqual([]);
  });

  test.each([
    ['no place', { latitude: null, longitude: null }, {}],
    ['no published price', { price: null }, {}],
    ['none of both, and none to compare with', { price: null, latitude: null }, { price: null }],
  ])('DETAIL-9 one with %s may be like it', (_, row, given) => {
    expect(listNearest(build([row]), { ...like, ...given }, 4)).toEqual([1]);
  });

  test('DETAIL-9 nothing is like a listing of no family', () => {
    expect(listNearest(build([{}]), { ...like, family: null }, 4)).toEqual([]);
  });

  test.each([1, 2, 3])(
    'DETAIL-9 FIND-12 the best are those that looking at all gives (%d)',
    (seed) => {
      const random = createRandom(seed);
      const rows = buildRows(3000, random).map((row) => ({
        ...{ ...row, goal: 0, price: row.price && row.price + random() },
        latitude: row.latitude === null ? null : 50 + random(),
        longitude: row.longitude === null ? null : 4 + random(),
      }));
      const scored = rows
        .filter((row) => row.type_keys.split(',').includes('20'))
        .map((row) => ({ id: row.id, score: scorePlainly(row) }))
        .filter(({ score }) => Number.isFinite(score))
        .sort((a, b) => a.score - b.score);
      const found = listNearest(buildPortfolio(rows).sale, like, 12);
      const byId = new Map(scored.map(({ id, score }) => [id, score]));
      expect(found.map((id) => byId.get(id))).toEqual(
        scored.slice(0, 12).map(({ score }) => score),
      );
    },
  );
});

function scorePlainly(row: SearchRow): number {
  const other = row.type_keys.split(',').includes('2') ? 0 : 1;
  let place = 1.5;
  if (row.latitude !== null && row.longitude !== null) {
    const kilometres = measureDistance(50.5, 4.5, row.latitude, row.longitude);
    place = kilometres > 30 ? Infinity : kilometres / 5;
  }
  const times = row.price ? Math.max(row.price / 500, 500 / row.price) : null;
  if (times !== null && times > 2) return Infinity;
  return other + place + (times === null ? 1.5 : Math.log(times) / Math.log(1.25));
}
