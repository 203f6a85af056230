import { expect, test } from 'vitest';
import { chooseMoment } from './choose-moment';

// In Brussels: Saturday 28 November 2026 at 10:00 and 10:30, and the Monday after at 17:00.
const moments = [
  ['ten', '2026-11-28T09:00:00.000Z'],
  ['half', '2026-11-28T09:30:00.000Z'],
  ['monday', '2026-11-30T16:00:00.000Z'],
].map(([id = '', start = '']) => ({ id, start, end: start, free: 1 }));

test.each([
  ['the first of its morning', ['2026-11-28.morning'], 'ten'],
  ['none in another part of the day', ['2026-11-28.afternoon'], null],
  ['an evening from five o’clock', ['2026-11-30.evening'], 'monday'],
  [
    'the next wish where the first has none',
    ['2026-11-29.morning', '2026-11-30.evening'],
    'monday',
  ],
  [
    'the first wish before an earlier moment',
    ['2026-11-30.evening', '2026-11-28.morning'],
    'monday',
  ],
  ['nothing without a wish', [], null],
])('STAFF-5 a visit that is planned begins with %s', (_, wishes, expected) => {
  const parsed = wishes.map((wish) => {
    const [day = '', part = ''] = wish.split('.');
    return { day, part: part as 'morning' };
  });
  expect(chooseMoment(moments, parsed)).toBe(expected);
});
