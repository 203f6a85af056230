import { expect, test } from 'vitest';
import { nameTown } from './town-names';

test.each([
  ['1050', 'Elsene', 'fr', 'Ixelles'],
  ['1050', 'IXELLES', 'nl', 'Elsene'],
  ['1000', 'Bruxelles', 'de', 'Brüssel'],
  ['1640', 'Rhode-Saint-Genese', 'nl', 'Sint-Genesius-Rode'],
  // Another town of the same postal code, and one without other names.
  ['1050', 'Matongé', 'nl', 'Matongé'],
  ['4700', 'Eupen', 'fr', 'Eupen'],
] as const)('DATA-11 %s %s is called in %s: %s', (zip, given, language, name) => {
  expect(nameTown(zip, given, language)).toBe(name);
});
