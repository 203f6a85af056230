import { expect, test } from 'vitest';
import { emptyListSearch } from '../../lib/list-search';
import { translateCities } from './translate-cities';

const names = [
  {
    city: 'Brussel|1000',
    names: [
      { language: 'fr', name: 'Bruxelles' },
      { language: 'de', name: 'Brüssel' },
    ],
  },
];

test.each([
  ['fr', ['Bruxelles|1000', 'Elsene|1050']],
  ['de', ['Brüssel|1000', 'Elsene|1050']],
  ['en', ['Brussel|1000', 'Elsene|1050']],
])('LANG-3 names the cities of a filter in %s where it can', (language, expected) => {
  const search = { ...emptyListSearch, cities: ['Brussel|1000', 'Elsene|1050'] };
  expect(translateCities(search, names, language).cities).toEqual(expected);
});
