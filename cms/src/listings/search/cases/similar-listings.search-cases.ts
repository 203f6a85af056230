import { expect, test } from 'vitest';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

export function testSimilarListings(seeded: () => SeededSearch): void {
  const SIMILAR = `query ($id: String!, $count: Int!) {
    similarListings(language: "nl", id: $id, count: $count) { id goal availability typeId price zip }
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

  test('FIND-20 nobody gets another type or goal, or more than 30 % of the price while there are three', async () => {
    const records = readRecords('nl');
    const typeOf = new Map(records.map((one) => [one.ID, one.MainTypeName]));
    const isOffered = new Map(records.map((one) => [one.ID, one.Status === 1]));
    let [pages, full] = [0, 0];
    for (const { ID, Goal, Status, PublishPrice, Price } of records) {
      if (Status !== 1) continue;
      const similar = await listSimilar(String(ID), 3);
      pages += 1;
      if (similar.length === 3) full += 1;
      for (const { id, goal } of similar) {
        expect([ID, typeOf.get(id), isOffered.get(id)]).toEqual([ID, typeOf.get(ID), true]);
        expect(goal).toBe(Goal === 0 ? 'sale' : 'rent');
      }
      if (PublishPrice === false) continue;
      const apart = similar.map(
        ({ price }) => Math.abs(Number(price) - Number(Price)) / Number(Price),
      );
      expect(Math.max(0, ...apart)).toBeLessThanOrEqual(0.6);
      const isWithin = apart.map((share) => share <= 0.3);
      // Listings within the price band come first.
      expect(isWithin).toEqual([...isWithin].sort((a, b) => Number(b) - Number(a)));
    }
    expect(full / pages).toBeGreaterThan(0.85);
  });

  test('FIND-20 a duplex in Brussels gets apartments in Brussels, not one in Mechelen', async () => {
    const similar = await listSimilar('5204117', 3);
    expect(similar.map(({ zip }) => zip)).toEqual(['1000', '1000', '1000']);
  });

  test('DETAIL-9 there are none of a listing that does not exist', async () => {
    expect(await listSimilar('nothing')).toEqual([]);
  });
}
