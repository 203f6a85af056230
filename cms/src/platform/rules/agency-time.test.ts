import { expect, test } from 'vitest';
import { addAgencyDays } from './agency-time';

test.each([
  ['2026-11-21T09:00:00.000Z', 1, '2026-11-22T09:00:00.000Z'],
  ['2026-10-24T08:00:00.000Z', 1, '2026-10-25T09:00:00.000Z'],
  ['2027-03-27T09:00:00.000Z', 1, '2027-03-28T08:00:00.000Z'],
  ['2026-12-31T22:30:00.000Z', 1, '2027-01-01T22:30:00.000Z'],
  ['2026-10-20T08:00:00.500Z', 7, '2026-10-27T09:00:00.500Z'],
])('FORM-14 %s and %i days later are the same hour in Brussels', (moment, days, later) => {
  expect(addAgencyDays(new Date(moment), days).toISOString()).toBe(later);
});
