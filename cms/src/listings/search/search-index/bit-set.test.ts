import { describe, expect, test } from 'vitest';
import {
  addBit,
  addBits,
  addRange,
  countBits,
  countCommon,
  countRange,
  createBits,
  createFullBits,
  eachRow,
  hasBit,
  intersectBits,
  type Bits,
} from './bit-set';

function build(...rows: number[]): Bits {
  const bits = createBits(100);
  for (const row of rows) addBit(bits, row);
  return bits;
}

function list(bits: Bits): number[] {
  const rows: number[] = [];
  eachRow(bits, (row) => rows.push(row));
  return rows;
}

describe('a set of rows', () => {
  test.each([[[]], [[0]], [[31]], [[32]], [[0, 31, 32, 63, 64, 99]]])(
    'FIND-12 holds %j',
    (rows) => {
      const bits = build(...rows);
      expect(list(bits)).toEqual(rows);
      expect(countBits(bits)).toBe(rows.length);
      expect([0, 31, 32, 64].map((row) => hasBit(bits, row))).toEqual(
        [0, 31, 32, 64].map((row) => rows.includes(row)),
      );
    },
  );

  test.each([0, 1, 31, 32, 33, 64, 100])('FIND-12 of all %d rows has each once', (size) => {
    expect(list(createFullBits(size))).toEqual(Array.from({ length: size }, (_, row) => row));
  });

  test.each([
    [0, 0],
    [5, 5],
    [0, 32],
    [31, 33],
    [3, 97],
    [32, 64],
    [99, 100],
  ])('FIND-12 takes and counts the range from %d to %d', (start, end) => {
    const bits = createBits(100);
    addRange(bits, start, end);
    expect(list(bits)).toEqual(Array.from({ length: end - start }, (_, index) => start + index));
    expect(countRange(createFullBits(100), start, end)).toBe(end - start);
  });

  test('FIND-12 is united and crossed with another', () => {
    const [a, b] = [build(1, 40, 70), build(1, 41, 70)];
    expect(countCommon(a, b)).toBe(2);
    const united = a.slice();
    addBits(united, b);
    expect(list(united)).toEqual([1, 40, 41, 70]);
    intersectBits(a, b);
    expect(list(a)).toEqual([1, 70]);
  });
});
