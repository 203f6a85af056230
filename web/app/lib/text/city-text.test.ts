import { expect, test } from 'vitest';
import { formatCity, formatCityAsWritten } from './city-text';

test.each([
  ['Brussel', 10, 'België', 'Brussel'],
  ['Brussel', '10', 'België', 'Brussel'],
  ['Luxembourg', 50, 'Luxembourg', 'Luxembourg (Luxembourg)'],
  ['Esch', '50', ' Luxemburg ', 'Esch (Luxemburg)'],
  ['Lille', 33, 'France', 'Lille (France)'],
  ['Lille', 33, '', 'Lille'],
  ['Lille', 33, null, 'Lille'],
  ['Nowhere', null, 'France', 'Nowhere'],
  ['Nowhere', 0, 'France', 'Nowhere'],
  ['Nowhere', 'abc', 'France', 'Nowhere'],
  ['Nowhere', undefined, undefined, 'Nowhere'],
])('RULE-4 %j in country %j (%j) is %j', (cityName, countryId, countryName, expected) => {
  expect(formatCity({ cityName, countryId, countryName })).toBe(expected);
});

test('RULE-4 the country stands behind the name as written', () => {
  const place = { cityName: 'LUXEMBOURG', countryId: 50, countryName: 'Luxembourg' };
  expect(formatCityAsWritten(place)).toBe('Luxembourg (Luxembourg)');
});
