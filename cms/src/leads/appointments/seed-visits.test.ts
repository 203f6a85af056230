import { expect, test } from 'vitest';
import { listMoments } from './seed-visits';

test('FORM-14 seeded moments are three a weekday, from tomorrow on for two weeks', () => {
  const moments = listMoments(new Date('2026-11-20T23:30:00Z'));
  expect(moments).toHaveLength(30);
  expect(moments.slice(0, 4).map((moment) => moment.toISOString())).toEqual([
    '2026-11-23T09:00:00.000Z',
    '2026-11-23T13:00:00.000Z',
    '2026-11-23T16:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
  ]);
  expect(moments.at(-1)?.toISOString()).toBe('2026-12-04T16:00:00.000Z');
});

test('FORM-14 they keep their hour in Brussels when the clock is changed', () => {
  const hours = listMoments(new Date('2026-10-20T08:00:00Z')).map((moment) => moment.getUTCHours());
  expect(hours.slice(0, 9)).toEqual([8, 12, 15, 8, 12, 15, 8, 12, 15]);
  expect(hours.slice(9, 12)).toEqual([9, 13, 16]);
});
