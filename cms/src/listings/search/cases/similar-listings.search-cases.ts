import { expect, test } from 'vitest';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

/** Similar listings. */
export function testSimilarListings(seeded: () => SeededSearch): void {
  const SIMILAR = `query ($id: String!, $count: Int!) {
    similarListings(language: "nl", id: $id, count: $count) { id goal availability typeId price }
  }`;

  async function listSimilar(id: string, count = 4): Promise<Record<string, unknown>[]> {
    const { data } = await seeded().cms.query<{ similarListings: Record<string, unknown>[] }>(
      SIMILAR,
      {
        id,
        count,
      },
    );
    return data?.similarListings ?? [];
  }

  test('DETAIL-9 are on offer for the same goal, and never the listing itself', async () => {
    const sold = readRecords('nl').find((record) => record.Status === 2);
    for (const id of ['5204117', String(sold?.ID)]) {
      const detail = await seeded().findDetail(id);
      const similar = await listSimilar(id);
      expect(similar.length).toBeGreaterThan(0);
      expect(similar.map((other) => other.id)).not.toContain(id);
      for (const { availability, goal } of similar) {
        expect(['available', 'option']).toContain(availability);
        expect(goal).toBe(detail?.card.goal);
      }
    }
  });

  test('FIND-20 a villa gets villas, nobody another type, goal or more than 30 % of its price', async () => {
    const records = readRecords('nl');
    const typeOf = new Map(records.map((one) => [one.ID, [one.MainTypeName, one.TypeDescription]]));
    let found = 0;
    for (const { ID, Goal, PublishPrice, Price } of records) {
      for (const { id, goal, price } of await listSimilar(String(ID), 12)) {
        found += 1;
        expect([ID, typeOf.get(id)]).toEqual([ID, typeOf.get(ID)]);
        expect(goal).toBe(Goal === 0 ? 'sale' : 'rent');
        if (PublishPrice === false) continue;
        expect(Math.abs(Number(price) - Number(Price)) / Number(Price)).toBeLessThanOrEqual(0.3);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  test('DETAIL-9 there are none of a listing that does not exist', async () => {
    expect(await listSimilar('nothing')).toEqual([]);
  });
}
