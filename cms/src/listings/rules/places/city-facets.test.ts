import { describe, expect, test } from 'vitest';
import { mergeCities, parseCityParam, type CitySpelling } from './city-facets';

function buildCity(overrides: Partial<CitySpelling>): CitySpelling & { key: string } {
  const city = { name: 'Brussel', zip: '1000', countryId: 10, countryName: 'België', ...overrides };
  return { ...city, key: JSON.stringify(overrides) };
}

describe('mergeCities', () => {
  test('RULE-10 keeps one postal code under several spellings as several entries', () => {
    const cities = mergeCities([buildCity({}), buildCity({ name: 'BRUSSEL' })], 'nl');
    expect(cities.map(({ name, keys }) => [name, keys])).toEqual(
      expect.arrayContaining([
        ['Brussel', ['{}']],
        ['BRUSSEL', ['{"name":"BRUSSEL"}']],
      ]),
    );
    expect(cities).toHaveLength(2);
  });

  test('RULE-10 makes one entry of those of one name and postal code', () => {
    const [city, ...others] = mergeCities(
      ['a', 'b'].map((key) => ({ ...buildCity({}), key })),
      'nl',
    );
    expect([city?.keys, others]).toEqual([['a', 'b'], []]);
  });

  test('RULE-10 the same name and code in another country is another city', () => {
    expect(mergeCities([buildCity({}), buildCity({ countryId: 50 })], 'fr')).toHaveLength(2);
  });

  test('RULE-10 sorts by name as the language does, then by postal code', () => {
    const names = ['Zaventem', 'Évere', 'Etterbeek'].map((name) => buildCity({ name }));
    const zips = [buildCity({ zip: '1020' }), buildCity({ zip: '1000' })];
    const sorted = mergeCities([...names, ...zips], 'fr');
    expect(sorted.map((city) => `${city.name} ${city.zip}`)).toEqual([
      ...['Brussel 1000', 'Brussel 1020', 'Etterbeek 1000', 'Évere 1000', 'Zaventem 1000'],
    ]);
  });
});

describe('parseCityParam', () => {
  test.each([
    ['Brussel|1000', { name: 'brussel', zip: '1000' }],
    ['Liège | 4000', { name: 'liege', zip: '4000' }],
    ['A|B|1000', { name: 'a|b', zip: '1000' }],
    ['Brussel', null],
    ['Brussel|', null],
    ['|1000', null],
    ['', null],
    ['|', null],
  ])('ROUTE-2 RULE-10 city parameter %j is %j', (param, parsed) => {
    expect(parseCityParam(param)).toEqual(parsed);
  });
});
