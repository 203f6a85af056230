import { expect, test } from 'vitest';
import { readPlanTime } from './plan-time';

test.each([
  ['winter', '2027-01-15', '09:00', '2027-01-15T08:00:00Z', null],
  ['summer', '2027-07-15', '09:00', '2027-07-15T07:00:00Z', null],
  ['midnight', '2027-07-15', '00:00', '2027-07-14T22:00:00Z', null],
  ['before the clock is put forward', '2027-03-28', '01:59', '2027-03-28T00:59:00Z', null],
  ['a time that does not exist', '2027-03-28', '02:30', '2027-03-28T01:30:00Z', 'skipped'],
  ['after it was put forward', '2027-03-28', '03:30', '2027-03-28T01:30:00Z', null],
  ['before the clock is put back', '2027-10-31', '01:59', '2027-10-30T23:59:00Z', null],
  ['the first of two', '2027-10-31', '02:30', '2027-10-31T00:30:00Z', 'twice'],
  ['after it was put back', '2027-10-31', '03:00', '2027-10-31T02:00:00Z', null],
])('EDIT-6 the clock in Brussels says when: %s', (_name, day, time, moment, note) => {
  expect(readPlanTime(day, time)).toEqual({ moment: new Date(moment), note });
});

test.each([
  ['2027-02-30', '09:00'],
  ['2027-02-03', '24:00'],
  ['2027-02-03', '9:00'],
  ['', ''],
  [null, '09:00'],
  ['2027-02-03', 9],
])('EDIT-6 what is no day or hour is no time: %s %s', (day, time) => {
  expect(readPlanTime(day, time)).toBe(null);
});
