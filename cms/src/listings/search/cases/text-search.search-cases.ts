import { expect, test } from 'vitest';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

export function testTextSearch(seeded: () => SeededSearch): void {
  test.each([
    ['brux', 44],
    ['1000 brussel', 44],
    ['nowhere', 0],
    ['%', 0],
    ["'; drop table listings; --", 0],
    ['nowhere\u0000', 0],
  ])('FIND-5 the text %j finds %d rents in 1000', async (text, count) => {
    const { cities } = await seeded().search({ filter: { goal: 'rent', text } });
    const there = cities.filter((city) => city.zip === '1000');
    expect(there.reduce((sum, city) => sum + city.count, 0)).toBe(count);
  });

  test.each([
    ['nl', 'visgraat', ['5204117', '5204782']],
    ['nl', 'VISGRÁATVLOER zavelkerk', ['5204117']],
    ['nl', 'ernest allard', ['5204117']],
    ['nl', 'duplex brussel', ['5204117']],
    ['fr', 'visgraat', []],
  ])('FIND-13 in %s the text %j finds what is said of a listing', async (language, text, ids) => {
    const { items } = await seeded().search({
      language,
      filter: { goal: 'sale', text },
      pageSize: 50,
    });
    const found = items.map((item) => item.id);
    for (const id of ids) expect(found).toContain(id);
    if (ids.length === 0) expect(found).toEqual([]);
  });

  test('FIND-13 DETAIL-5 nobody is found by an address that is not published', async () => {
    const hidden = readRecords('nl').filter(
      (record) => record.PublishAddress === false && record.Street && record.Status === 1,
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID, Goal, Street, HouseNumber } of hidden) {
      const text = `${String(Street)} ${String(HouseNumber)}`;
      const { items } = await seeded().search({
        filter: { goal: Goal === 0 ? 'sale' : 'rent', text },
        pageSize: 50,
      });
      expect(items.map((item) => item.id)).not.toContain(ID);
    }
  });

  test('FIND-5 a reference as text finds that listing', async () => {
    const sale = readRecords('nl').find((record) => record.Goal === 0 && record.Status === 1);
    expect(
      await seeded().search({ filter: { goal: 'sale', text: ` ${String(sale?.ID)} ` } }),
    ).toMatchObject({
      total: 1,
      items: [{ id: sale?.ID }],
    });
  });
}
