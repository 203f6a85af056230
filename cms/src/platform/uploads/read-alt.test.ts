import { expect, test } from 'vitest';
import { readAlt, writeAlt } from './read-alt';

const facade = 'nl: Voorgevel | fr: Façade avant | en: Front | de: Vorderseite';

test.each([
  [facade, 'fr', 'Façade avant'],
  ['nl: Voorgevel | fr: Façade avant', 'de', 'Voorgevel'],
  ['A house | with a garden', 'nl', 'A house | with a garden'],
  ['Note: a house', 'nl', 'Note: a house'],
  ['  A house ', 'en', 'A house'],
  ['', 'en', ''],
  [null, 'en', ''],
])('SHELL-4 the description %j in %s is %j', (text, language, alt) => {
  expect(readAlt(text, language)).toBe(alt);
});

test('SHELL-4 a description written for four languages reads back in each', () => {
  const alts = { nl: 'Voorgevel', fr: 'Façade | avant', en: 'Front', de: 'Vorderseite' };
  expect(readAlt(writeAlt(alts), 'nl')).toBe('Voorgevel');
  expect(readAlt(writeAlt(alts), 'fr')).toBe('Façade / avant');
});
