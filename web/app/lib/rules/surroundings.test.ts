import { expect, test } from 'vitest';
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
