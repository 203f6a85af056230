import { expect, test } from 'vitest';
import { isKindSlug, isPlace, isType } from './load-index';

const ixelles = { name: 'IXELLES', zip: '1050' };

test.each<[string, boolean]>([
  ['ixelles', true],
  ['1050', true],
  ['ixelles-1050', true],
  ['ixelles-1050-10', true],
  ['ixelles-105', false],
  ['ixel', false],
  ['elsene', false],
  ['', false],
])('FIND-17 EDIT-9 the slug “%s” is of Ixelles: %s', (slug, isOf) => {
  expect(isPlace(slug, ixelles)).toBe(isOf);
});

test.each<[string, boolean]>([
  ['appartement', true],
  ['appartement-2', true],
  ['appartements', false],
  ['2', false],
])('FIND-17 EDIT-9 the slug “%s” is of flats: %s', (slug, isOf) => {
  expect(isType(slug, { name: 'Appartement', webId: '2' })).toBe(isOf);
});

test('FIND-23 EDIT-9 the name of a kind in any language is a slug', () => {
  expect(['penthouse', 'maison-de-maitre', 'herenhuis', 'office'].every(isKindSlug)).toBe(true);
  expect(['maison', 'penthouses', ''].some(isKindSlug)).toBe(false);
});

test('EDIT-9 a city or type without a name is not called by nothing', () => {
  expect(isPlace('', { name: null, zip: null })).toBe(false);
  expect(isType('', { name: null, webId: null })).toBe(false);
});
