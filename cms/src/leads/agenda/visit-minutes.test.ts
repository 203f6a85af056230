import { expect, test } from 'vitest';
import { endsByMidnight, isVisitLength } from './visit-minutes';

test.each([
  [4, false],
  [5, true],
  [7.5, false],
  [240, true],
  [241, false],
  [Number.NaN, false],
])('STAFF-5 %s minutes are the length of a visit: %s', (minutes, expected) => {
  expect(isVisitLength(minutes)).toBe(expected);
});

test('EDIT-8 what can be longer than a visit is as long as its own bounds say', () => {
  const bounds = { least: 15, most: 720 };
  expect([14, 241, 720, 20.5].map((minutes) => isVisitLength(minutes, bounds))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['22:30', 90, true],
  ['22:30', 91, false],
  ['22:30', 240, false],
  ['00:00', 240, true],
])('STAFF-5 from %s for %i minutes is over by midnight: %s', (time, minutes, expected) => {
  expect(endsByMidnight(time, minutes)).toBe(expected);
});
