import { expect, test } from 'vitest';
import { buildCity, buildType } from '../../../test/build-catalogue';
import type { Catalogue } from './catalogue';
import { listLandingSlugs } from './landing-slugs';
import { findBySlug, findSlugIndexes } from './slug-index';

const city = (key: string, zip: string, nl: string, fr: string, countryId = 10) =>
  buildCity({ key, zip, countryId, names: { nl, fr } });
const type = (webId: string, nl: string, fr: string, isGroup = false) =>
  buildType({ webId, names: { nl, fr }, isGroup });

const catalogue = {
  cities: new Map([
    city('a', '1020', 'Brussel', 'Bruxelles'),
    city('b', '1000', 'Brussel 1', 'Bruxelles 1'),
    city('c', '1000', 'BRUSSEL', 'BRUXELLES'),
    city('d', '1050', 'Elsene', 'Ixelles'),
    city('e', '1000', 'Brussel', 'Bruxelles', 50),
    city('f', '8900', 'Brugge', 'Ypres'),
    city('g', '8001', 'Strassen', 'Strassen', 50),
  ]),
  types: new Map([
    type('20', 'Wonen', 'Habiter', true),
    type('1', 'Huis, villa of hoeve', 'Maison, villa ou ferme'),
    type('8', 'Huis', 'Maison'),
  ]),
} as Catalogue;

test('FIND-16 FIND-17 a postal code has one slug; of places with one name the lowest has it alone', () => {
  const { places } = findSlugIndexes(catalogue, 'nl');
  expect(['1000', '1020', '1050', '1000.50'].map((value) => places.slugOf(value))).toEqual([
    'brussel',
    'brussel-1020',
    'elsene',
    'brussel-1000-50',
  ]);
});

test.each([
  ['brussel-1', '1000'],
  ['elsene', '1050'],
  ['ixelles', '1050'],
  ['1050', '1050'],
  ['brussel-1020', '1020'],
  ['nergens', undefined],
])('FIND-17 the slug %s means the place %s', (slug, place) => {
  expect(findBySlug(catalogue, 'places', slug, 'nl')).toBe(place);
});

test.each([
  ['huis', '1'],
  ['villa', '1'],
  ['huis-8', '8'],
  ['maison', '1'],
  ['wonen', undefined],
])('FIND-17 the slug %s means the type %s', (slug, webId) => {
  expect(findBySlug(catalogue, 'types', slug, 'nl')).toBe(webId);
});

test('FIND-17 a landing page has an address in every language, and none without its place or type', () => {
  const slugs = listLandingSlugs(catalogue, '1050', '1');
  expect(slugs).toHaveLength(4);
  expect(slugs).toContainEqual({ language: 'fr', citySlug: 'ixelles', typeSlug: 'maison' });
  expect(listLandingSlugs(catalogue, '1050', '20')).toBeNull();
  expect(listLandingSlugs(catalogue, '9999', null)).toBeNull();
});

test('FIND-17 a town that maps name has a slug, never that of a place with listings', () => {
  const { places } = findSlugIndexes(catalogue, 'nl');
  expect(['2000', '8900', '8000'].map((value) => places.slugOf(value))).toEqual([
    'antwerpen',
    'brugge',
    'brugge-8000',
  ]);
  expect(findBySlug(catalogue, 'places', 'anvers', 'fr')).toBe('2000');
  expect(['8001', '8001.50', '8050.50'].map((value) => places.slugOf(value))).toEqual([
    undefined,
    'strassen',
    'bertrange',
  ]);
});
