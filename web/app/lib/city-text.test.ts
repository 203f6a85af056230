import { expect, test } from 'vitest';
import { formatCity, formatCityAsWritten, writeCityName } from './city-text';

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

test.each([
  ['BRUSSEL', 'Brussel'],
  ['Brussel 1', 'Brussel'],
  ['BRUXELLES 1', 'Bruxelles'],
  ['SINT-PIETERS-WOLUWE', 'Sint-Pieters-Woluwe'],
  ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
  ['BRAINE-L’ALLEUD', 'Braine-l’Alleud'],
  ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
  ['ESCH-SUR-ALZETTE', 'Esch-sur-Alzette'],
  ['LA LOUVIÈRE', 'La Louvière'],
  ["'S-GRAVENVOEREN", "'s-Gravenvoeren"],
  ['IJZER', 'IJzer'],
  [' Elsene ', 'Elsene'],
  ['’t Zand', '’t Zand'],
  ['1000', '1000'],
  ['', ''],
])('RULE-4 the city typed as %j is written %j', (typed, written) => {
  expect(writeCityName(typed)).toBe(written);
});

test('RULE-4 the country stands behind the name as written', () => {
  const place = { cityName: 'LUXEMBOURG', countryId: 50, countryName: 'Luxembourg' };
  expect(formatCityAsWritten(place)).toBe('Luxembourg (Luxembourg)');
});
