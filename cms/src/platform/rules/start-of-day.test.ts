import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day';

test.each([
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-11-21', 1, '2026-11-21T23:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('CMS-4 %s, %i later, begins at %s', (day, later, instant) => {
  expect(startOfDay(day, later).toISOString()).toBe(instant);
});
