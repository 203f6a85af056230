import { expect, test } from 'vitest';
import { listAlts, readAlt, writeAlt } from './alt-text';

const facade = 'nl: Voorgevel | fr: Façade avant | en: Front | de: Vorderseite';

test.each([
  [facade, 'fr', 'Façade avant'],
  ['nl: Voorgevel | fr: Façade avant', 'de', 'Voorgevel'],
  ['de: Vorderseite | en: Front', 'nl', 'Front'],
  ['nl: | fr: Façade avant', 'nl', 'Façade avant'],
  ['A house | with a garden', 'nl', 'A house | with a garden'],
  ['Note: a house', 'nl', 'Note: a house'],
  ['  A house ', 'en', 'A house'],
  ['', 'en', ''],
  [null, 'en', ''],
])('EDIT-8 the alternative text %j in %s is %j', (text, language, alt) => {
  expect(readAlt(text, language)).toBe(alt);
});

test('EDIT-8 an alternative text written for four languages reads back in each', () => {
  const alts = { nl: 'Voorgevel', fr: 'Façade | avant', en: ' ', de: 'Vorderseite' };
  expect(readAlt(writeAlt(alts), 'nl')).toBe('Voorgevel');
  expect(readAlt(writeAlt(alts), 'fr')).toBe('Façade / avant');
  expect(writeAlt(alts)).toBe('nl: Voorgevel | fr: Façade / avant | de: Vorderseite');
  expect(writeAlt({ nl: '', fr: '' })).toBe('');
});

test.each([
  ['nl: Voorgevel | fr: Façade', { nl: 'Voorgevel', fr: 'Façade' }],
  ['A house', { nl: 'A house', fr: 'A house', en: 'A house', de: 'A house' }],
  ['', {}],
  [null, {}],
])('EDIT-8 what each language has of %j', (text, alts) => {
  expect(listAlts(text)).toEqual(alts);
});
