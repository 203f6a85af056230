import { expect, test } from 'vitest';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

const QUICK = `query ($language: String!, $text: String!) {
  quickSearch(language: $language, text: $text) {
    types { webId name countSale countRent }
    cities { value name zip countSale countRent }
    listings { id }
  }
}`;

interface Quick {
  types: { webId: string; name: string; countSale: number; countRent: number }[];
  cities: { value: string; name: string; zip: string; countSale: number; countRent: number }[];
  listings: { id: string }[];
}

export function testQuickSearch(seeded: () => SeededSearch): void {
  async function quick(text: string, language = 'nl'): Promise<Quick> {
    const { data, errors } = await seeded().cms.query<{ quickSearch: Quick }>(QUICK, {
      language,
      text,
    });
    expect(errors).toBeUndefined();
    if (!data) throw new Error('no data');
    return data.quickSearch;
  }

  test.each(['', '   '])('FIND-2 the empty text %j gives the seven types alone', async (text) => {
    const { types, cities, listings } = await quick(text);
    expect(types.map((type) => type.webId)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect([cities, listings]).toEqual([[], []]);
  });

  test('FIND-1 FIND-3 types have their counts per goal', async () => {
    const { types } = await quick('');
    for (const { webId, countSale, countRent } of types) {
      const sale = await seeded().search({ filter: { goal: 'sale', types: [webId] }, pageSize: 1 });
      const rent = await seeded().search({ filter: { goal: 'rent', types: [webId] }, pageSize: 1 });
      expect([countSale, countRent]).toEqual([sale.total, rent.total]);
    }
  });

  test('FIND-5 cities by name, postal code or accent-stripped name, at most eight', async () => {
    expect((await quick('1000')).cities.every((city) => city.zip === '1000')).toBe(true);
    expect((await quick('1')).cities).toHaveLength(8);
    expect((await quick('ixel', 'fr')).cities.map((city) => city.zip)).toContain('1050');
    expect((await quick('BRUX', 'nl')).cities.map((city) => city.name)).toContain('Brussel');
    expect((await quick('zzz')).cities).toEqual([]);
  });

  test.each([
    ['1000', 'Brussel', 19, 44],
    ['bruxelles', 'Brussel', 19, 44],
  ])('FIND-16 %s is one place with the sum of its spellings', async (text, name, sale, rent) => {
    const { cities } = await quick(text);
    expect(cities.filter((city) => city.zip === '1000')).toEqual([
      { value: '1000', name, zip: '1000', countSale: sale, countRent: rent },
    ]);
  });

  test('FIND-5 the best city comes first', async () => {
    const [first] = (await quick('brussel')).cities;
    expect(first?.name.toLowerCase()).toBe('brussel');
  });

  test('FIND-5 a listing by its exact id, sold ones too, and not by a part of it', async () => {
    const sold = readRecords('nl').find((record) => record.Status === 2);
    expect((await quick(' 5204117 ')).listings).toEqual([{ id: '5204117' }]);
    expect((await quick(String(sold?.ID))).listings).toEqual([{ id: sold?.ID }]);
    expect((await quick('520411')).listings).toEqual([]);
  });

  test('FIND-5 types by the beginning of a word, in any language', async () => {
    expect((await quick('appart', 'en')).types.map((type) => type.webId)).toEqual(['2']);
    expect((await quick('gar', 'nl')).types.map((type) => type.webId)).toContain('7');
  });

  test('FIND-22 FIND-23 a kind by the beginning of its name, with its counts', async () => {
    const { types } = await quick('penth');
    expect(types.map((type) => type.webId)).toEqual(['penthouse']);
    const filter = { goal: 'sale', types: ['penthouse'] };
    expect(types[0]?.countSale).toBe((await seeded().search({ filter })).total);
    expect((await quick('garageb')).types.map((type) => type.webId)).toEqual(['garage-box']);
  });
}
