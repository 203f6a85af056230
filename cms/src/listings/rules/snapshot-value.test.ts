import { describe, expect, test } from 'vitest';
import { readDate } from './snapshot-date';
import { readFlag, readNumber, readText } from './snapshot-value';

describe('readText', () => {
  test.each<[unknown, string | null]>([
    [' Ixelles ', 'Ixelles'],
    ['-', null],
    [' -- ', null],
    ['–', null],
    ['', null],
    ['  ', null],
    [1000, '1000'],
    [0, '0'],
    [null, null],
    [undefined, null],
    [true, null],
    [{}, null],
    ['A-', 'A-'],
    ['a\u0000b\u0007', 'ab'],
    ['a\nb', 'a\nb'],
  ])('DATA-1 text %j is %j', (value, text) => {
    expect(readText(value)).toBe(text);
  });
});

describe('readNumber', () => {
  test.each<[unknown, number | null | undefined]>([
    [12.5, 12.5],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1.250,50', 1250.5],
    ['1.250.000', 1250000],
    ['1 250', 1250],
    ['-3', -3],
    [0, 0],
    ['0', 0],
    ['-', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['twelve', undefined],
    ['12 m²', undefined],
    ['1e5', undefined],
    [true, undefined],
    [[1], undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('DATA-1 number %j is %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });
});

describe('readFlag', () => {
  test.each<[unknown, boolean | null | undefined]>([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['False', false],
    ['TRUE', true],
    ['-', null],
    ['', null],
    [null, null],
    [2, undefined],
    ['maybe', undefined],
    [{}, undefined],
  ])('DATA-1 flag %j is %j', (value, flag) => {
    expect(readFlag(value)).toBe(flag);
  });
});

describe('readDate', () => {
  test.each<[unknown, string | null | undefined]>([
    ['/Date(1735689600000+0100)/', '2025-01-01T00:00:00.000Z'],
    ['/Date(1735689600000)/', '2025-01-01T00:00:00.000Z'],
    ['/Date(-2208988800000)/', null],
    ['2025-01-15 10:30:00', '2025-01-15T09:30:00.000Z'],
    ['2025-07-15 10:30:00', '2025-07-15T08:30:00.000Z'],
    ['2025-03-30 03:30:00', '2025-03-30T01:30:00.000Z'],
    ['2025-07-15', '2025-07-14T22:00:00.000Z'],
    ['2025-07-15T10:30:00Z', '2025-07-15T10:30:00.000Z'],
    ['2025-07-15T10:30:00+02:00', '2025-07-15T08:30:00.000Z'],
    ['1900-01-01 00:00:00', null],
    ['0001-01-01T00:00:00', null],
    ['0000-00-00 00:00:00', null],
    ['-', null],
    ['', null],
    [0, null],
    [null, null],
    ['2025-02-30', undefined],
    ['2025-01-01 25:00:00', undefined],
    ['15/07/2025', undefined],
    ['soon', undefined],
    ['/Date(999999999999999)/', undefined],
    [1735689600000, undefined],
    [{}, undefined],
  ])('DATA-1 date %j is %j', (value, date) => {
    expect(readDate(value)).toBe(date);
  });
});
