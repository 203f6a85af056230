import { expect, test } from 'vitest';
import { listPreferredDays, parsePreferredTime, writePreferredTime } from './preferred-times';

test('FORM-14 two weeks from tomorrow can be wished for, without their Sundays', () => {
  const days = listPreferredDays('2026-11-24');
  expect(days).toHaveLength(12);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-25', '2026-12-08']);
  expect(days).not.toContain('2026-11-29');
  expect(listPreferredDays('2026-12-30')[1]).toBe('2027-01-01');
});

test('FORM-14 a preferred time reads as it was written', () => {
  const wish = { day: '2026-11-25', part: 'morning' } as const;
  expect(parsePreferredTime(writePreferredTime(wish))).toEqual(wish);
});

test.each(['', '2026-11-25', '2026-02-30.morning', '2026-11-25.night', '2026-11-25.morning.x'])(
  'FORM-14 %j is no preferred time',
  (text) => {
    expect(parsePreferredTime(text)).toBeNull();
  },
);
