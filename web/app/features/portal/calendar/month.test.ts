import { expect, test } from 'vitest';
import { chooseMonth, listWeeks, shiftMonth } from './month';

test.each([
  ['2026-10', '2026-10'],
  ['2026-11', '2026-11'],
  ['2026-03', '2026-03'],
  ['2026-02', '2026-11'],
  ['2026-12', '2026-11'],
  ['2027-01', '2026-11'],
  ['2026-13', '2026-11'],
  ['2026-00', '2026-11'],
  ['2026-1', '2026-11'],
  ['2026-10-01', '2026-11'],
  ['0000-10', '2026-11'],
  ['９９９９-10', '2026-11'],
  ["2026-10'--", '2026-11'],
  ['', '2026-11'],
])('OWN-5 asked for the month %j shows %s', (asked, shown) => {
  expect(chooseMonth(asked, '2026-03', '2026-11')).toBe(shown);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', -1, '2026-02'],
  ['2026-11', -23, '2024-12'],
])('OWN-5 %s and %i months are %s', (month, count, expected) => {
  expect(shiftMonth(month, count)).toBe(expected);
});

test.each([
  ['2026-11', 6, 6, 30],
  ['2026-06', 5, 0, 30],
  ['2027-02', 4, 0, 28],
  ['2028-02', 5, 1, 29],
  ['2026-03', 6, 6, 31],
  ['2026-10', 5, 3, 31],
])('OWN-5 lays %s out in %i weeks from Monday', (month, weeks, before, length) => {
  const grid = listWeeks(month);
  expect(grid.map((week) => week.length)).toEqual(Array.from({ length: weeks }, () => 7));
  const days = grid.flat();
  expect(days.findIndex((day) => day !== null)).toBe(before);
  expect(days.filter((day) => day !== null)).toHaveLength(length);
  expect(days[before]).toBe(`${month}-01`);
});
