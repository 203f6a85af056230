import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

export function testListingDetail(seeded: () => SeededSearch): void {
  test('ROUTE-4 DETAIL-2 has texts, pictures and the slugs of every language', async () => {
    const record = readRecords('fr').find((candidate) => candidate.ID === '5204117');
    const detail = await seeded().findDetail('5204117', 'fr');
    expect(detail).toMatchObject({ description: record?.Description, heating: record?.Heating });
    expect(detail?.localized.map((entry) => entry.language).sort()).toEqual([...languages].sort());
    expect(detail?.pictures).toHaveLength((record?.Pictures as unknown[]).length);
    const [picture] = record?.Pictures as { Name: string }[];
    // The example's pictures are drawn.
    expect(detail?.pictures[0]?.alt).toBe(`${picture?.Name} (Illustration)`);
  });

  test.each(['0', '', 'nothing', "'; drop table listings; --", '\u0000', '💥'])(
    'ERR-4 there is no listing %j',
    async (id) => {
      expect(await seeded().findDetail(id)).toBeNull();
    },
  );

  test('DETAIL-4 a price that is not published is nowhere in the answer', async () => {
    const hidden = readRecords('nl').filter((record) => record.PublishPrice === false);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID } of hidden) {
      const detail = await seeded().findDetail(String(ID));
      expect(detail).toMatchObject({
        card: { price: null, pricePublished: false },
        registrationRights: null,
        notaryFees: null,
        totalCost: null,
        depositAmount: null,
      });
      expect(JSON.stringify(detail)).not.toContain(String(seeded().references[String(ID)]?.Price));
    }
  });

  test('DETAIL-4 a price that is not published cannot be found out by filtering', async () => {
    const record = readRecords('nl').find(
      (candidate) => candidate.PublishPrice === false && candidate.Goal === 0,
    );
    const price = Number(record?.Price);
    // A hidden price matches any bounds.
    for (const bounds of [
      { minPrice: price - 1 },
      { minPrice: price + 1 },
      { maxPrice: price - 1 },
      { maxPrice: price + 1 },
      { minPrice: 1, maxPrice: 1 },
    ]) {
      const ids = (await seeded().listAll({ goal: 'sale', ...bounds })).map((item) => item.id);
      expect(ids).toContain(record?.ID);
    }
  });

  test('DETAIL-5 an address that is not published is nowhere in the answer', async () => {
    const hidden = readRecords('nl').filter((record) => record.PublishAddress === false);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID, Latitude } of hidden) {
      const detail = await seeded().findDetail(String(ID));
      if (!detail) continue;
      expect(detail.card).toMatchObject({ address: null });
      expect(detail.card.latitude).not.toBe(Latitude);
    }
  });

  test.each([
    [2, 'sold'],
    [4, 'rented'],
  ])('DETAIL-8 status %d is %s: it answers, and is in no list', async (status, availability) => {
    const record = readRecords('nl').find((candidate) => candidate.Status === status);
    const id = String(record?.ID);
    expect(await seeded().findDetail(id)).toMatchObject({ card: { availability } });
    for (const goal of ['sale', 'rent']) {
      const { total } = await seeded().search({ filter: { goal, text: id } });
      expect(total).toBe(0);
    }
  });
}
