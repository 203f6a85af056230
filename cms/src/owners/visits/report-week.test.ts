import { expect, test } from 'vitest';
import { findDueWeek, findReportMoment, readReportWeek } from './report-week';

test.each([
  // A normal Monday, one second before 8:00 and at 8:00.
  ['2026-11-23T06:59:59Z', '2026-11-09', '2026-11-16T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', '2026-11-16', '2026-11-23T07:00:00.000Z'],
  ['2026-11-29T22:59:59Z', '2026-11-16', '2026-11-23T07:00:00.000Z'],
  // Clocks went forward on Sunday 29 March, and back on Sunday 25 October.
  ['2026-03-30T05:59:59Z', '2026-03-16', '2026-03-23T07:00:00.000Z'],
  ['2026-03-30T06:00:00Z', '2026-03-23', '2026-03-30T06:00:00.000Z'],
  ['2026-10-26T06:59:59Z', '2026-10-12', '2026-10-19T06:00:00.000Z'],
  ['2026-10-26T07:00:00Z', '2026-10-19', '2026-10-26T07:00:00.000Z'],
])('OWN-9 at %s the report of the week of %s is due, since %s', (now, first, moment) => {
  const week = findDueWeek(new Date(now));
  expect([week.first, findReportMoment(week).toISOString()]).toEqual([first, moment]);
});

test('OWN-9 the week in which the clock goes back has 169 hours, the other 167', () => {
  const hours = (first: string) => {
    const week = readReportWeek(first, new Date('2027-01-01T00:00:00Z'));
    return week && (week.to.getTime() - week.from.getTime()) / 3600_000;
  };
  expect([hours('2026-10-19'), hours('2026-03-23'), hours('2026-11-16')]).toEqual([169, 167, 168]);
});

test.each(['2026-11-17', '2026-11-23', 'nonsense', '2026-02-30'])(
  'OWN-9 there is no report of the week of %s',
  (first) => {
    expect(readReportWeek(first, new Date('2026-11-24T10:00:00Z'))).toBe(null);
  },
);
