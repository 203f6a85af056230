import { expect, test } from 'vitest';
import { writeCityName } from './sentence-case';

test.each([
  ['ELSENE', 'Elsene'],
  ['BRUXELLES 1', 'Bruxelles'],
  ['Brussel 1', 'Brussel'],
  ['SINT-PIETERS-WOLUWE', 'Sint-Pieters-Woluwe'],
  ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
  ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
  ['ESCH-SUR-ALZETTE', 'Esch-sur-Alzette'],
  ["'S-GRAVENVOEREN", "'s-Gravenvoeren"],
  ['IJZER', 'IJzer'],
  ['Oud-Heverlee', 'Oud-Heverlee'],
  ['', ''],
])('FIND-16 the city typed as %j is written %j', (typed, written) => {
  expect(writeCityName(typed)).toBe(written);
});
