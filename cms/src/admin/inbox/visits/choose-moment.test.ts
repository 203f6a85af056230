import type { PreferredTime } from '@agency/domain/preferred-times';
import { expect, test } from 'vitest';
import { chooseMoment, proposeTime } from './choose-moment';

// In Brussels: Saturday 28 November 2026 at 10:00 and 10:30, and Monday after it at 17:00.
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
  ['a later one of the day where its hours are taken', ['2026-11-30.morning'], 'monday'],
  ['what fits another wish before that', ['2026-11-30.morning', '2026-11-28.morning'], 'ten'],
  ['nothing without a wish', [], null],
])('STAFF-5 a visit that is planned begins with %s', (_, wishes, expected) => {
  expect(chooseMoment(moments, wishes.map(parse))).toBe(expected);
});

const monday = '2026-11-30';

test.each([
  ['ten while there is no day', '', '', [], '10:00'],
  ['ten where nothing was asked', monday, '', [], '10:00'],
  ['the first free half hour where nothing was asked', monday, '', [['09:00', '09:45']], '11:00'],
  ['ten in a morning', monday, '2026-11-30.morning', [], '10:00'],
  ['two in an afternoon', monday, '2026-11-30.afternoon', [], '14:00'],
  ['ten on another day than was asked', monday, '2026-11-28.afternoon', [], '10:00'],
  ['the first half hour that is free', monday, '2026-11-30.morning', [['09:00', '10:15']], '11:30'],
  [
    'what lies between two visits',
    monday,
    '2026-11-30.evening',
    [
      ['16:00', '16:30'],
      ['17:00', '18:00'],
    ],
    '17:30',
  ],
  [
    'the usual hour of a day that is full',
    monday,
    '2026-11-30.evening',
    [['16:00', '21:00']],
    '17:00',
  ],
  [
    'ten when another day is full',
    '2026-11-28',
    '2026-11-28.morning',
    [['08:00', '20:00']],
    '10:00',
  ],
])('STAFF-5 own hours begin with %s', (_, day, wish, taken, expected) => {
  // UTC, one hour behind Brussels.
  const hours = taken.map(([start, end]) => {
    return { start: `2026-11-30T${start}:00.000Z`, end: `2026-11-30T${end}:00.000Z` };
  });
  expect(proposeTime(day, wish === '' ? [] : [parse(wish)], hours)).toBe(expected);
});

function parse(wish: string): PreferredTime {
  const [day = '', part = ''] = wish.split('.');
  return { day, part: part as PreferredTime['part'] };
}
