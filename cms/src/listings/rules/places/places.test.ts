import { expect, test } from 'vitest';
import { groupPlaces, joinPlace, splitPlace } from './places';

const city = (name: string, listings: number, zip = '1000', countryId = 10) => ({
  key: `${name}|${zip}`,
  name,
  zip,
  countryId,
  countryName: 'België',
  listings,
});

test.each([
  [[city('BRUSSEL', 9), city('Brussel', 2), city('Brussel 1', 1)], 'Brussel'],
  [[city('BRUSSEL', 9), city('Brussel 1', 1)], 'BRUSSEL'],
  [[city('Blanden', 1, '3050'), city('Oud-Heverlee', 4, '3050')], 'Oud-Heverlee'],
  [[city('Blanden', 0, '3050'), city('Oud-Heverlee', 0, '3050')], 'Blanden'],
])('FIND-16 the cities %j of one postal code are one place named %s', (cities, name) => {
  const [place, ...others] = groupPlaces(cities, 'nl');
  expect([place?.name, others]).toEqual([name, []]);
  expect(place?.keys).toHaveLength(cities.length);
  expect(place?.spellings).toHaveLength(cities.length);
});

test('FIND-16 the same code in two countries is two places, by name', () => {
  const places = groupPlaces([city('Zaventem', 1, '1930'), city('Luxemburg', 1, '1930', 50)], 'nl');
  expect(places.map(({ value, name }) => [value, name])).toEqual([
    ['1930.50', 'Luxemburg'],
    ['1930', 'Zaventem'],
  ]);
});

test.each([
  ['1000', 10, '1000'],
  ['1009', 50, '1009.50'],
  ['1012 AB', 20, '1012 AB.20'],
])('FIND-16 %s of country %d is %s in an address', (zip, countryId, value) => {
  expect(joinPlace(zip, countryId)).toBe(value);
  expect(splitPlace(value)).toEqual({
    zip,
    countryId: countryId === 10 ? null : countryId,
  });
});
