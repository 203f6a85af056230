import { expect, test } from 'vitest';
import { listCalendarDays, moveCalendar } from './calendar-days';

test.each([
  ['week', '2027-03-28', '2027-03-22', '2027-03-28', 7],
  ['month', '2027-03-28', '2027-03-01', '2027-04-04', 35],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', 28],
  ['month', '2027-10-31', '2027-09-27', '2027-10-31', 35],
  ['month', '2027-05-05', '2027-04-26', '2027-06-06', 42],
] as const)('EDIT-6 the calendar shows whole weeks: %s of %s', (view, day, first, last, count) => {
  const days = listCalendarDays(view, day);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});

test.each([
  ['week', '2027-03-24', 1, '2027-03-31'],
  ['week', '2027-01-04', -1, '2026-12-28'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-12-05', 1, '2028-01-01'],
  ['month', '2027-03-31', -1, '2027-02-01'],
  ['month', '2027-01-15', -1, '2026-12-01'],
] as const)('EDIT-6 the calendar moves by a %s: %s, %s', (view, day, step, moved) => {
  expect(moveCalendar(view, day, step)).toBe(moved);
});
