import { expect, test } from 'vitest';
import { writeCityName } from './city-name';

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
  ['ELSENE', 'Elsene'],
  ['Oud-Heverlee', 'Oud-Heverlee'],
  [' Elsene ', 'Elsene'],
  ['’t Zand', '’t Zand'],
  ['1000', '1000'],
  ['', ''],
])('RULE-4 FIND-16 the city typed as %j is written %j', (typed, written) => {
  expect(writeCityName(typed)).toBe(written);
});
