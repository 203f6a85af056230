import { describe, expect, test } from 'vitest';
import { buildCity, buildType } from '../../../../test/build-catalogue';
import { listSearchWords } from '../../rules/text-match';
import { joinReference, listReferences, matchNames } from './text-meaning';

const city = (key: string, ...names: string[]) =>
  buildCity({ key, searchWords: listSearchWords(names) });
const type = (webId: string, name: string) =>
  buildType({ webId, searchWords: listSearchWords([name]) });

const catalogue = {
  cities: new Map([
    city('a', '1000', 'Brussel', 'Bruxelles'),
    city('b', '1000', 'BRUSSEL', 'BRUXELLES'),
    city('c', '1060', 'Sint-Gillis', 'Saint-Gilles'),
    city('d', '1050', 'Elsene', 'Ixelles'),
  ]),
  types: new Map([type('20', 'Wonen'), type('2', 'Appartement'), type('4', 'Grond')]),
};

describe('matchNames', () => {
  test.each([
    ['st-gilles', true, [{ cityKeys: ['c'], typeKeys: null }]],
    ['sint gillis', true, [{ cityKeys: ['c'], typeKeys: null }]],
    ['  BRUX ', false, [{ cityKeys: ['a', 'b'], typeKeys: null }]],
    ['10', false, [{ cityKeys: ['a', 'b', 'c', 'd'], typeKeys: null }]],
    ['appart', false, [{ cityKeys: null, typeKeys: ['2'] }]],
    ['appartement ixelles', true, [{ cityKeys: ['d'], typeKeys: ['2'] }]],
    ['ixelles appart', false, [{ cityKeys: ['d'], typeKeys: ['2'] }]],
    ['castle ixelles', false, []],
    ['???', false, []],
  ])('FIND-5 the text %j means names alone: %j', (text, isNames, matches) => {
    expect(matchNames(text, catalogue)).toEqual({ matches, isNames });
  });
});

test.each([
  [' 5204117, 5204124 ', ['5204117', '5204124', '5204117,5204124']],
  ['520 4117', ['520', '4117', '5204117']],
  ['7 7', ['7', '77']],
])('FIND-5 FIND-13 the references in %j are %j', (text, references) => {
  expect(listReferences(text)).toEqual(references);
});

test.each([
  ['520 4117', '5204117'],
  ['520\u00a04117', '5204117'],
  ['5.204.117', '5204117'],
  ['Ref. 5204117', '5204117'],
  ['ref: 520 4117', '5204117'],
  ['référence 5204117', '5204117'],
  ['#5204117', '5204117'],
  ['refuge', 'refuge'],
  ['', ''],
])('FIND-13 %j as one reference is %j', (text, reference) => {
  expect(joinReference(text)).toBe(reference);
});
