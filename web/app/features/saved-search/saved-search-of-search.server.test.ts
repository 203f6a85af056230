import { expect, test } from 'vitest';
import { emptyListSearch, type ListSearch } from '../../lib/rules/list-search';
import type { SavedSearchChoices } from './saved-search-choices';
import { noCriteria } from './saved-search-criteria';
import { keepLostFilters, readSavedSearch } from './saved-search-of-search.server';

const choices: SavedSearchChoices = {
  types: [
    { webId: '1', name: 'Huis', family: 'Wonen', above: ['20'] },
    { webId: '2', name: 'Appartement', family: 'Wonen', above: ['20'] },
    { webId: 'loft', name: 'Loft', family: 'Wonen', above: ['20', '2'] },
    { webId: '4', name: 'Grond', family: null, above: [] },
  ],
  zips: [
    { zip: '1000', label: '1000 Brussel', region: 'Brussel' },
    { zip: '1050', label: '1050 Elsene', region: 'Brussel' },
  ],
};

test.each<[Partial<ListSearch>, object]>([
  [{}, {}],
  [{ types: ['4'] }, { types: ['4'] }],
  [{ types: ['20'] }, { types: ['1', '2'] }],
  [{ types: ['loft'] }, { types: ['loft'] }],
  [{ types: ['2', 'loft'] }, { types: ['loft'] }],
  [{ types: ['20', '4', 'loft'] }, { types: ['loft', '4'] }],
  [{ types: ['99'] }, {}],
  [{ cities: ['ELSENE|1050', 'Elsene|1050', 'Nergens|9999'] }, { zips: ['1050'] }],
  [
    { minPrice: 100_000, maxPrice: 450_000 },
    { minPrice: 100_000, maxPrice: 450_000 },
  ],
  [{ minBedrooms: 3 }, { minBedrooms: 3 }],
  [{ amenities: ['garage', 'garden'] }, { minGarages: 1, amenities: ['garden'] }],
  [
    { maxBedrooms: 4, minArea: 80, maxYear: 2000, availableBy: '2027-01-01', amenities: ['lift'] },
    { maxBedrooms: 4, minArea: 80, maxYear: 2000, availableBy: '2027-01-01', amenities: ['lift'] },
  ],
])('FORM-9 the filters %j of a list are the saved search %j', (filters, savedSearch) => {
  const search = { ...emptyListSearch, ...filters };
  expect(readSavedSearch('rent', search, choices)).toEqual({
    ...noCriteria,
    goal: 'rent',
    ...savedSearch,
  });
});

test('FORM-9 what a saved search cannot keep of a list is left', () => {
  const search: ListSearch = {
    ...emptyListSearch,
    types: ['1'],
    cities: ['Elsene|1050'],
    text: 'tuin',
    minPrice: 1,
    minBedrooms: 2,
    minGround: 500,
    maxYear: 1950,
    availableBy: 'now',
    amenities: ['garage', 'terrace', 'openHouse'],
    energyLabels: ['a'],
  };
  expect(keepLostFilters(search)).toEqual({
    ...emptyListSearch,
    text: 'tuin',
    amenities: ['openHouse'],
    energyLabels: ['a'],
  });
});
