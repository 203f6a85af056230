import { describe, expect, test } from 'vitest';
import { SPECIFIED_LADDERS } from '../rules/energy/energy-ladder';
import { listSearchWords } from '../rules/text-match';
import type { Catalogue, CatalogueCity, CatalogueType } from './catalogue';
import { buildSearchIndex } from './search-index/search-index';
import { isKind } from '@agency/domain/kinds';
import { listCityKeys, resolveFilter } from './resolve-filter';
import type { ListingFilter } from './search-arguments';

function buildCity(key: string, zip: string, nl: string, fr: string): [string, CatalogueCity] {
  const names = { nl, fr };
  const place = { countryId: 10, latitude: null, longitude: null, countryNames: {} };
  const searchWords = listSearchWords([nl, fr, zip]);
  return [key, { key, zip, names, ...place, searchWords, counts: { sale: 1, rent: 1 } }];
}

function buildType(webId: string, name: string, parent: string | null): [string, CatalogueType] {
  const lineage = parent ? [webId, parent] : [webId];
  const searchWords = listSearchWords([name]);
  const counts = { sale: 1, rent: 1 };
  const place = {
    parentWebId: parent,
    order: 0,
    isGroup: false,
    kind: isKind(webId) ? webId : null,
  };
  return [webId, { webId, lineage, names: { nl: name }, ...place, searchWords, counts }];
}

const loft = 'loft';

const catalogue: Catalogue = {
  totals: { sale: 1, rent: 1 },
  ladders: SPECIFIED_LADDERS,
  conditions: [],
  team: { agents: new Map(), offices: new Map() },
  searchIndex: buildSearchIndex([]),
  cities: new Map([
    buildCity('a', '1000', 'Brussel', 'Bruxelles'),
    buildCity('b', '1000', 'BRUSSEL', 'BRUXELLES'),
    buildCity('c', '1060', 'Sint-Gillis', 'Saint-Gilles'),
    buildCity('d', '1050', 'Elsene', 'Ixelles'),
    buildCity('e', '4000', 'Luik', 'Liège'),
  ]),
  types: new Map([
    buildType('20', 'Wonen', null),
    buildType('2', 'Appartement', '20'),
    buildType('4', 'Grond', null),
    [loft, { ...buildType(loft, 'Loft', '2')[1], lineage: [loft, '2', '20'] }],
  ]),
};

function resolve(filter: Partial<ListingFilter>) {
  return resolveFilter({ goal: 'sale', ...filter }, catalogue);
}

describe('listCityKeys', () => {
  test.each([
    ['Brussel|1000', ['a']],
    ['BRUSSEL|1000', ['b']],
    ['Bruxelles|1000', ['a']],
    ['brussel|1000', ['a', 'b']],
    ['liege|4000', ['e']],
    ['LIÈGE|4000', ['e']],
    ['Luik|4000', ['e']],
    ['Brussel|1060', []],
    ['1000', ['a', 'b']],
    [' 1050 ', ['d']],
    ['1000.50', []],
    ['1000.10', ['a', 'b']],
    ['BRUSSEL', ['a', 'b']],
    ['liege', ['e']],
    ['Nowhere', []],
    ['1999', []],
    ['|', []],
  ])('ROUTE-2 RULE-10 %j means %j', (param, keys) => {
    expect(listCityKeys(param, catalogue)).toEqual(keys);
  });
});

describe('resolveFilter', () => {
  test('FIND-6 a city nobody knows finds nothing, none asks for nothing', () => {
    expect(resolve({ cities: ['Nowhere|1'] }).cityKeys).toEqual([]);
    expect(resolve({ cities: [] }).cityKeys).toBeNull();
    expect(resolve({}).cityKeys).toBeNull();
  });

  test('FIND-16 each city says which ones it selects', () => {
    const { citySelections } = resolve({ cities: ['Bruxelles|1000', '1000', 'Nowhere|1'] });
    expect(citySelections).toEqual([
      { value: 'Bruxelles|1000', keys: ['a'] },
      { value: '1000', keys: ['a', 'b'] },
      { value: 'Nowhere|1', keys: [] },
    ]);
  });

  test('DATA-5 a type below a chosen group adds nothing to it', () => {
    expect(resolve({ types: ['2', '20', '4'] }).typeKeys).toEqual(['20', '4']);
    expect(resolve({ types: ['2', '2'] }).typeKeys).toEqual(['2']);
  });

  test('FIND-23 a kind narrows the types above it, and is added to others', () => {
    expect(resolve({ types: ['2', 'loft'] }).typeKeys).toEqual(['loft']);
    expect(resolve({ types: ['20', 'loft', '2'] }).typeKeys).toEqual(['loft']);
    expect(resolve({ types: ['4', 'loft'] }).typeKeys).toEqual(['4', 'loft']);
  });

  test('FIND-6 zero bedrooms and no area are no condition, a price of zero is one', () => {
    expect(resolve({ minBedrooms: 0, minArea: 0, minPrice: 0 })).toMatchObject({
      minBedrooms: null,
      minArea: null,
      minPrice: 0,
    });
  });

  test('FIND-6 what is not asked for, or answered with no, is no condition', () => {
    expect(resolve({ energyLabels: [], amenities: [] })).toMatchObject({
      energyLabels: null,
      amenities: null,
      within: null,
      box: null,
    });
    expect(
      resolve({ energyLabels: ['a', 'a'], amenities: ['garage', 'terrace', 'garage'] }),
    ).toMatchObject({
      energyLabels: ['a'],
      amenities: ['garage', 'terrace'],
    });
  });
});
