import { expect, test } from 'vitest';
import { addDays, isTime, mondayOf } from './day';

test.each([
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-28', 7, '2027-04-04'],
])('OWN-4 STAFF-5 %s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-03-29', '2026-03-23'],
  ['2027-01-01', '2026-12-28'],
])('OWN-3 the week of %s began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
  ['09:00\n', false],
])('STAFF-5 EDIT-6 %j is a time: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected);
});
