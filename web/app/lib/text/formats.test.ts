import { expect, test } from 'vitest';
import {
  formatArea,
  formatDate,
  formatDayOfYear,
  formatIsoDay,
  formatMoment,
  formatNumber,
} from './formats';

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;

test.each([
  ['nl-BE', 1234567.891, '1.234.567,89'],
  ['fr-BE', 1234567.891, '1 234 567,89'],
  ['en-BE', 1234567.891, '1.234.567,89'],
  ['de-BE', 1234567.891, '1.234.567,89'],
  ['nl-BE', 0, '0'],
  ['nl-BE', -5, '-5'],
  ['nl-BE', Number.NaN, ''],
  ['nl-BE', Number.POSITIVE_INFINITY, ''],
])('LANG-7 in %s the number %d is %j', (locale, value, expected) => {
  expect(plain(formatNumber(locale, value))).toBe(expected);
});

test.each([
  [145, '145 m²'],
  [99.96, '100 m²'],
  [12.5, '12,5 m²'],
  [1234.6, '1.235 m²'],
  [0, null],
  [-3, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [undefined, null],
])('LANG-7 the area %s is written %j', (value, expected) => {
  expect(plain(formatArea('nl-BE', value))).toBe(expected);
});

test.each([
  ['nl-BE', '2026-11-21T12:00:00.000Z', '21 november 2026'],
  ['fr-BE', '2026-11-21T12:00:00.000Z', '21 novembre 2026'],
  ['fr-BE', '2026-12-01', '1er décembre 2026'],
  ['en-BE', '2026-11-21T12:00:00.000Z', '21 November 2026'],
  ['de-BE', '2026-11-21T12:00:00.000Z', '21. November 2026'],
  ['nl-BE', '2026-11-21T23:30:00.000Z', '22 november 2026'],
  ['nl-BE', '2026-11-21', '21 november 2026'],
  ['nl-BE', 'soon', null],
  ['nl-BE', '', null],
  ['nl-BE', null, null],
  ['nl-BE', undefined, null],
])('LANG-7 in %s the date %j is %j', (locale, value, expected) => {
  expect(formatDate(locale, value)).toBe(expected);
});

test('LANG-7 days follow the clock of Brussels', () => {
  expect(formatIsoDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(formatIsoDay('nonsense')).toBeNull();
});

test.each([
  ['nl-BE', '21 november 2026 om 21:46', '5 maart', '5/3'],
  ['fr-BE', '21 novembre 2026 à 21:46', '5 mars', '05/03'],
  ['en-BE', '21 November 2026 at 21:46', '5 March', '5/3'],
  ['de-BE', '21. November 2026 um 21:46', '5. März', '5.3.'],
])('OWN-7 LANG-7 in %s moments are written %j, days %j and %j', (locale, moment, long, short) => {
  expect(formatMoment(locale, '2026-11-21T20:46:00Z')).toBe(moment);
  expect(formatDayOfYear(locale, '2026-03-05', 'long')).toBe(long);
  expect(formatDayOfYear(locale, '2026-03-05', 'short')).toBe(short);
});
