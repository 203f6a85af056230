import { expect, test } from 'vitest';
import { type Rhythm } from '@agency/domain/rhythms';
import { findNextMail } from './next-mail';

test.each<[Rhythm, string, string]>([
  ['instant', '2026-11-21T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
  ['daily', '2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
  ['daily', '2026-11-21T07:00:00.000Z', '2026-11-22T07:00:00.000Z'],
  ['daily', '2026-07-01T05:59:00.000Z', '2026-07-01T06:00:00.000Z'],
  ['daily', '2026-07-01T06:00:00.000Z', '2026-07-02T06:00:00.000Z'],
  // After midnight in Brussels it is still the previous day in UTC.
  ['daily', '2026-06-30T22:30:00.000Z', '2026-07-01T06:00:00.000Z'],
  // Clocks go forward on 29 March 2026 at 01:00 UTC, back on 25 October.
  ['daily', '2026-03-28T12:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['daily', '2026-03-29T00:30:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['daily', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['daily', '2026-10-25T00:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['daily', '2026-10-25T06:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['daily', '2026-12-31T20:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  ['weekly', '2026-11-21T17:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['weekly', '2026-11-23T06:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['weekly', '2026-11-23T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ['weekly', '2026-03-24T12:00:00.000Z', '2026-03-30T06:00:00.000Z'],
  ['weekly', '2026-10-20T12:00:00.000Z', '2026-10-26T07:00:00.000Z'],
])('FORM-9 %s, what is found at %s is mailed at %s', (rhythm, now, due) => {
  expect(new Date(findNextMail(rhythm, new Date(now))).toISOString()).toBe(due);
});
