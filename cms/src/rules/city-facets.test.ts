import { describe, expect, test } from 'vitest';
import { mergeCityFacets, parseCityParam, type CityFacet } from './city-facets';

function buildFacet(overrides: Partial<CityFacet>): CityFacet {
  return {
    ...{ name: 'Brussel', zip: '1000', countryId: 10, countryName: 'België', count: 1 },
    ...overrides,
  };
}

describe('mergeCityFacets', () => {
  test('RULE-10 keeps one postal code under several spellings as several entries', () => {
    const facets = mergeCityFacets(
      [buildFacet({ count: 40 }), buildFacet({ name: 'BRUSSEL', count: 4 })],
      'nl',
    );
    expect(facets.map((facet) => [facet.name, facet.count])).toEqual(
      expect.arrayContaining([
        ['Brussel', 40],
        ['BRUSSEL', 4],
      ]),
    );
    expect(facets).toHaveLength(2);
  });

  test('RULE-10 adds up entries of one name and postal code', () => {
    expect(mergeCityFacets([buildFacet({ count: 2 }), buildFacet({ count: 3 })], 'nl')).toEqual([
      buildFacet({ count: 5 }),
    ]);
  });

  test('RULE-10 the same name and code in another country is another city', () => {
    expect(mergeCityFacets([buildFacet({}), buildFacet({ countryId: 50 })], 'fr')).toHaveLength(2);
  });

  test('RULE-10 sorts by name as the language does, then by postal code', () => {
    const names = ['Zaventem', 'Évere', 'Etterbeek'].map((name) => buildFacet({ name }));
    const zips = [buildFacet({ zip: '1020' }), buildFacet({ zip: '1000' })];
    const sorted = mergeCityFacets([...names, ...zips], 'fr');
    expect(sorted.map((facet) => `${facet.name} ${facet.zip}`)).toEqual([
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
