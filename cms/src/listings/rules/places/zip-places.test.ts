import { expect, test } from 'vitest';
import { groupByZip } from './zip-places';

const belgian = (name: string, zip: string) => ({
  name,
  zip,
  countryId: 10,
  countryName: 'België',
});

test.each([
  [['BRUSSEL', 'Brussel', 'Brussel 1'], ['Brussel']],
  [['Brussel 1', 'BRUSSEL'], ['BRUSSEL']],
  [['ELSENE', 'Elsene'], ['Elsene']],
  [
    ['Oud-Heverlee', 'Blanden'],
    ['Oud-Heverlee', 'Blanden'],
  ],
  [['Liège', 'LIEGE'], ['Liège']],
  [['Luxemburg '], ['Luxemburg']],
])('FORM-9 the spellings %j of one postal code are the places %j', (spellings, names) => {
  const [place] = groupByZip(spellings.map((name) => belgian(name, '1000')));
  expect(place?.names).toEqual(names);
});

test('FORM-9 the same code in two countries is two entries, and codes are in order', () => {
  const places = groupByZip([
    { ...belgian('Luxemburg', '1930'), countryId: 50, countryName: 'Luxemburg' },
    belgian('Zaventem', '1930'),
    belgian('Laken', '1020'),
  ]);
  expect(places.map(({ zip, countryId }) => [zip, countryId])).toEqual([
    ['1020', 10],
    ['1930', 10],
    ['1930', 50],
  ]);
});
