import { expect, test } from 'vitest';
import { listMoments } from './change-moments';

const saturdays = {
  weekdays: [6],
  from: '2026-10-12',
  until: '2026-11-01',
  start: '10:00',
  end: '12:00',
  minutes: 30,
};
const list = (changes: object = {}) =>
  listMoments({ ...saturdays, ...changes })?.map(({ start }) => start.toISOString());

test('STAFF-5 every Saturday from 10 to 12 in half hours is the same hours after the clock changed', () => {
  expect(list()).toEqual([
    ...['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-10-17T${time}:00.000Z`),
    ...['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-10-24T${time}:00.000Z`),
    ...['09:00', '09:30', '10:00', '10:30'].map((time) => `2026-10-31T${time}:00.000Z`),
  ]);
});

test.each([
  [
    'the Sunday on which summer begins',
    { weekdays: [7], from: '2027-03-28', until: '2027-03-28' },
    [
      '2027-03-28T08:00:00.000Z',
      '2027-03-28T08:30:00.000Z',
      '2027-03-28T09:00:00.000Z',
      '2027-03-28T09:30:00.000Z',
    ],
  ],
  [
    'a rest that is too short',
    { from: '2026-10-17', until: '2026-10-17', minutes: 50 },
    ['2026-10-17T08:00:00.000Z', '2026-10-17T08:50:00.000Z'],
  ],
  ['no such day', { from: '2026-10-18', until: '2026-10-23' }, undefined],
  ['hours the wrong way round', { start: '12:00', end: '10:00' }, undefined],
  ['more than a year', { until: '2027-10-14' }, undefined],
  ['more than 500', { weekdays: [1, 2, 3, 4, 5], until: '2027-10-01', minutes: 10 }, undefined],
])('STAFF-5 %s', (_, changes, starts) => {
  expect(list(changes)).toEqual(starts);
});
