import { expect, test } from 'vitest';
import { emptyListSearch } from '../../../lib/rules/list-search';
import { translateCities, translateForeignCities } from './translate-cities';

const names = [
  {
    city: 'Brussel|1000',
    names: [
      { language: 'nl', name: 'Brussel' },
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

test.each([
  ['nl', ['Brussel|1000', 'bruSSel|1000', '1000']],
  ['fr', ['Bruxelles|1000', 'bruSSel|1000', '1000']],
  ['en', ['Brussel|1000', 'bruSSel|1000', '1000']],
])(
  'LANG-3 names in %s only the cities that are spelled as in another language',
  (language, expected) => {
    const known = [...names, { city: 'bruSSel|1000', names: names[0]?.names ?? [] }];
    const search = { ...emptyListSearch, cities: ['Brussel|1000', 'bruSSel|1000', '1000'] };
    expect(translateForeignCities(search, known, language).cities).toEqual(expected);
  },
);
