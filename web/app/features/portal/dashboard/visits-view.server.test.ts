import { expect, test } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { buildVisits, mondayOf } from './visits-view.server';

const days = [{ day: '2026-11-20' }, { day: '2026-11-21' }].map((day) => ({ ...day, visits: 2 }));

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-03-29', '2026-03-23'],
  ['2027-01-01', '2026-12-28'],
])('OWN-3 the week of %s began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('OWN-3 each number says what it counts and since when', () => {
  const totals = { today: 2, week: 30, month: 1234, total: 98765 };
  const { numbers, empty } = buildVisits(buildContext('en'), { totals, days, last30: 4 });
  expect(numbers).toEqual([
    { label: 'Today', value: '2', note: '21 November' },
    { label: 'This week', value: '30', note: 'since 16 November' },
    { label: 'This month', value: '1.234', note: 'since 1 November' },
    { label: 'In total', value: '98.765', note: 'since the start' },
  ]);
  expect(empty).toBeNull();
});

test('OWN-3 before the first visit it says what will be there', () => {
  const totals = { today: 0, week: 0, month: 0, total: 0 };
  const { empty } = buildVisits(buildContext('en'), { totals, days, last30: 0 });
  expect(empty?.title).toBe('No views yet');
});
