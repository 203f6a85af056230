import { expect, test } from 'vitest';
import { type SeededSearch } from '../../../../test/seeded-search';

export function testListingOrder(seeded: () => SeededSearch): void {
  test('FIND-7 pages follow one another without gap or repetition', async () => {
    const all = await seeded().search({ filter: { goal: 'rent' }, pageSize: 50 });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) =>
        seeded().search({ filter: { goal: 'rent' }, page, pageSize: 10 }),
      ),
    );
    const ids = pages.flatMap((page) => page.items.map((item) => item.id));
    expect(new Set(ids).size).toBe(all.total);
    expect(ids.slice(0, 50)).toEqual(all.items.map((item) => item.id));
  });

  test('FIND-7 a page past the end is empty and knows the total', async () => {
    const { total, items } = await seeded().search({ filter: { goal: 'sale' }, page: 1000 });
    expect(items).toEqual([]);
    expect(total).toBeGreaterThan(40);
  });

  test('FIND-6 newest first', async () => {
    const dates = (await seeded().listAll({ goal: 'sale' })).map((item) => item.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test.each([
    ['priceAsc', (a: number, b: number) => a - b],
    ['priceDesc', (a: number, b: number) => b - a],
  ])('FIND-6 DETAIL-4 %s, prices on demand last', async (sort, compare) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        seeded().search({ filter: { goal: 'sale' }, sort, page, pageSize: 50 }),
      ),
    );
    const prices = pages.flatMap(({ items }) => items.map((item) => item.price));
    expect(prices).toHaveLength(pages[0]?.total ?? 0);
    const known = prices.filter((price) => price !== null);
    expect(known).toEqual([...known].sort(compare));
    expect(prices.slice(0, known.length)).toEqual(known);
    expect(known.length).toBeLessThan(prices.length);
  });

  test('FIND-28 lowest price per m² first, without a price or an area last', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        seeded().search({ filter: { goal: 'sale' }, sort: 'pricePerArea', page, pageSize: 50 }),
      ),
    );
    const values = pages
      .flatMap((page) => page.items)
      .map(({ price, typeId, livingArea, groundArea }) => {
        const area = typeId === '4' ? groundArea : livingArea;
        return price && area ? price / area : Infinity;
      });
    expect(values.filter(Number.isFinite).length).toBeGreaterThan(40);
    expect(values).toEqual([...values].sort((a, b) => (a === b ? 0 : a - b)));
  });

  test('FIND-19 largest first: the living area, of land the ground area, without any last', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        seeded().search({ filter: { goal: 'sale' }, sort: 'areaDesc', page, pageSize: 50 }),
      ),
    );
    const items = pages.flatMap((page) => page.items);
    const areas = items.map(
      ({ typeId, livingArea, groundArea }) => (typeId === '4' ? groundArea : livingArea) ?? 0,
    );
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(items.some(({ typeId }, at) => typeId === '4' && Number(areas[at]) > 0)).toBe(true);
    const large = { goal: 'sale', types: ['4'], minArea: 200 } as const;
    const land = (await seeded().search({ filter: large })).items;
    expect(land.length).toBeGreaterThan(0);
    expect(land.every(({ groundArea }) => Number(groundArea) >= 200)).toBe(true);
    for (const [at, { publishedAt }] of items.entries()) {
      const next = items[at + 1];
      if (next && areas[at] === areas[at + 1]) expect(publishedAt >= next.publishedAt).toBe(true);
    }
  });
}
