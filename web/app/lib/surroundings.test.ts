import { expect, test } from 'vitest';
import { findRenovationYears } from './energy-notice';
import { findFacadesKey, findFloodScoreKey, findFloodZoneKey } from './surroundings';

test.each([
  [4, 'facades.open'],
  [3, 'facades.halfOpen'],
  [2, 'facades.closed'],
  [1, null],
  [5, null],
  [0, null],
  [2.5, null],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
])('RULE-11 %s façades: %s', (facades, expected) => {
  expect(findFacadesKey(facades)).toBe(expected);
});

test.each([
  ['none', 'floods.none'],
  [' Possible ', 'floods.possible'],
  ['zone 3', null],
  ['', null],
  [null, null],
])('RULE-11 flood zone %j: %s', (zone, expected) => {
  expect(findFloodZoneKey(zone)).toBe(expected);
});

test.each([
  ['A', 'floods.score.a'],
  ['d', 'floods.score.d'],
  ['E', null],
  ['-', null],
  [undefined, null],
])('RULE-11 score %j: %s', (score, expected) => {
  expect(findFloodScoreKey(score)).toBe(expected);
});

test.each([
  ['nl', 'e', 5],
  ['fr', 'f', 5],
  ['en', 'E', 5],
  ['de', 'f', 6],
  ['nl', 'd', null],
  ['nl', 'e_sub', null],
  ['nl', 'a_plus', null],
  ['nl', '', null],
  ['nl', null, null],
] as const)('RULE-12 in %s a Flemish home with label %j: %s years', (language, label, years) => {
  expect(findRenovationYears({ goal: 'sale', region: 'flanders', label }, language)).toBe(years);
});

test.each([
  ['brussels', 'sale'],
  ['wallonia', 'sale'],
  ['', 'sale'],
  [null, 'sale'],
  ['flanders', 'rent'],
] as const)('RULE-12 says nothing for %j, %s', (region, goal) => {
  expect(findRenovationYears({ goal, region, label: 'f' }, 'nl')).toBeNull();
});

test('RULE-12 the years are a setting per language', () => {
  const facts = { goal: 'sale', region: 'FLANDERS', label: 'f' } as const;
  expect(findRenovationYears(facts, 'de', { de: 5, nl: 3 })).toBe(5);
  expect(findRenovationYears(facts, 'de', { de: 0 })).toBe(6);
  expect(findRenovationYears(facts, 'de', { de: null })).toBe(6);
});
