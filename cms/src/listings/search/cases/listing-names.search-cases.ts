import { expect, test } from 'vitest';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

export function testListingNames(seeded: () => SeededSearch): void {
  test('FIND-8 cards are found by their ids, in their order, once each', async () => {
    const sold = String(readRecords('nl').find((record) => record.Status === 2)?.ID);
    const { data } = await seeded().cms.query<{ listingCards: { id: string }[] }>(
      `query ($ids: [String!]!) { listingCards(language: "fr", ids: $ids) { id } }`,
      { ids: [sold, 'nothing', '5204117', sold] },
    );
    expect(data?.listingCards).toEqual([{ id: sold }, { id: '5204117' }]);
    const { errors } = await seeded().cms.query(
      `query ($ids: [String!]!) { listingCards(language: "fr", ids: $ids) { id } }`,
      { ids: Array.from({ length: 51 }, (_, index) => String(index)) },
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('FIND-1 the totals are those of the lists', async () => {
    const { data } = await seeded().cms.query<{ listingCounts: { sale: number; rent: number } }>(
      '{ listingCounts { sale rent } }',
    );
    const sale = await seeded().search({ filter: { goal: 'sale' } });
    const rent = await seeded().search({ filter: { goal: 'rent' } });
    expect(data?.listingCounts).toEqual({ sale: sale.total, rent: rent.total });
  });

  test('LANG-3 cities are named in every language', async () => {
    const { data } = await seeded().cms.query<{
      cityNames: { city: string; names: { language: string; name: string }[] }[];
    }>(
      'query ($c: [String!]!) { cityNames(language: "nl", cities: $c) { city names { language name } } }',
      {
        c: ['Brussel|1000', 'Nowhere|1'],
      },
    );
    expect(data?.cityNames[0]?.names).toContainEqual({ language: 'fr', name: 'Bruxelles' });
    expect(data?.cityNames[1]).toEqual({ city: 'Nowhere|1', names: [] });
  });

  test('FORM-9 a saved search can ask for every type and every postal code that is known', async () => {
    const { data } = await seeded().cms.query<{
      listingChoices: {
        types: { webId: string; parentId: string | null }[];
        zips: { zip: string; names: string[]; region: string }[];
      };
    }>('{ listingChoices(language: "fr") { types { webId parentId } zips { zip names region } } }');
    expect(data?.listingChoices.types).toContainEqual({ webId: '1', parentId: '20' });
    expect(data?.listingChoices.zips).toContainEqual({
      zip: '1000',
      names: ['Bruxelles'],
      region: 'brussels',
    });
  });
}
