import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { readRecords, type SeededSearch } from '../../../../test/seeded-search';

export function testListingCities(seeded: () => SeededSearch): void {
  test.each(languages)(
    'DATA-1 RULE-10 postal code 1000 has 19 sales and 44 rents in %s',
    async (language) => {
      const inZip = async (goal: string): Promise<number> => {
        const { cities } = await seeded().search({ language, filter: { goal }, pageSize: 1 });
        const there = cities.filter((city) => city.zip === '1000');
        expect(there).toHaveLength(1);
        expect(there[0]?.spellings.length).toBeGreaterThan(1);
        return there[0]?.count ?? 0;
      };
      expect([await inZip('sale'), await inZip('rent')]).toEqual([19, 44]);
    },
  );

  test.each(languages)(
    'RULE-10 cities in %s are counted as the snapshot counts them',
    async (language) => {
      const { cities } = await seeded().search({ language, filter: { goal: 'rent' } });
      const expected = readRecords(language, 'citysRent').filter((city) => city.Zip === '1000');
      const place = cities.find((city) => city.zip === '1000');
      for (const { Name, PropertyCount } of expected) {
        expect(place?.spellings).toContainEqual({
          name: Name,
          count: PropertyCount,
          selectedBy: [],
        });
      }
      expect(place?.count).toBe(
        expected.reduce((sum, { PropertyCount }) => sum + Number(PropertyCount), 0),
      );
    },
  );

  test('ROUTE-2 FIND-6 several cities, each by its own spelling', async () => {
    const names = ['Brussel|1000', 'BRUSSEL|1000'];
    const counts = await Promise.all(
      names.map(
        async (name) => (await seeded().search({ filter: { goal: 'rent', cities: [name] } })).total,
      ),
    );
    const { total } = await seeded().search({ filter: { goal: 'rent', cities: names } });
    expect(total).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
  });

  test.each(['nl', 'fr', 'en', 'de'])(
    'FIND-16 LANG-3 a city of the filter is selected in %s whatever language spells it',
    async (language) => {
      const names = { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' };
      for (const name of Object.values(names)) {
        const value = `${name}|1000`;
        const filter = { goal: 'rent', cities: [value] };
        const { total, cities } = await seeded().search({ language, filter });
        const place = cities.find((city) => city.value === '1000');
        const selected = place?.spellings.filter(({ selectedBy }) => selectedBy.length > 0);
        const own = names[language as keyof typeof names];
        expect(selected).toEqual([{ name: own, count: total, selectedBy: [value] }]);
        expect(total).toBeGreaterThan(0);
      }
      const filter = { goal: 'rent', cities: ['1000', 'BRUSSEL'] };
      const { total, cities } = await seeded().search({ language, filter });
      const place = cities.find((city) => city.value === '1000');
      expect(place).toMatchObject({ count: total, selectedBy: ['1000', 'BRUSSEL'] });
      expect(place?.spellings.flatMap(({ selectedBy }) => selectedBy)).toEqual([]);
    },
  );

  test('FIND-21 where nothing is found every place of the goal is still there', async () => {
    const all = await seeded().search({ filter: { goal: 'sale' } });
    const none = await seeded().search({ filter: { goal: 'sale', minPrice: 2, maxPrice: 1 } });
    expect(none.cities.map(({ value }) => value)).toEqual(all.cities.map(({ value }) => value));
    expect(none.cities.every(({ count }) => count === 0)).toBe(true);
  });
}
