import { expect, test } from 'vitest';
import { buildContext } from '../../../testing/build-site-answer';
import { buildVisits } from './visits-view.server';

const days = [{ day: '2026-11-20' }, { day: '2026-11-21' }].map((day) => ({ ...day, visits: 2 }));

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
