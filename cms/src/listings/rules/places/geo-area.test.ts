import { describe, expect, test } from 'vitest';
import { isArea, isBox, isInside, listEdges, measureDistance } from './geo-area';

const square = [50, 4, 51, 4, 51, 5, 50, 5];
const notched = [50, 4, 51, 4, 50.2, 4.5, 51, 5, 50, 5];
const crossing = [50, 4, 51, 5, 51, 4, 50, 5];
const twice = [...square, ...square];

describe('isInside', () => {
  test.each([
    ['a square', square, 50.5, 4.5, true],
    ['a square, from the north', square, 51.1, 4.5, false],
    ['a square, from the west', square, 50.5, 3.9, false],
    ['a square, from the east at the height of a corner', square, 50, 5.1, false],
    ['a square, from the west at the height of a corner', square, 51, 3.9, false],
    ['a notched one, in the notch', notched, 50.8, 4.5, false],
    ['a notched one, below the notch', notched, 50.1, 4.5, true],
    ['a notched one, in its arm', notched, 50.8, 4.05, true],
    ['one that crosses itself, in its south', crossing, 50.2, 4.5, true],
    ['one that crosses itself, in its north', crossing, 50.9, 4.5, true],
    ['one that crosses itself, beside the crossing', crossing, 50.5, 4.1, false],
    ['one that is gone round twice', twice, 50.5, 4.5, false],
    ['a line', [50, 4, 51, 5, 50, 4], 50.5, 4.6, false],
    ['a point', [50, 4, 50, 4, 50, 4], 50, 4, false],
  ])('FIND-10 of %s', (_, corners, latitude, longitude, inside) => {
    expect(isInside(latitude, longitude, listEdges(corners))).toBe(inside);
  });

  test('FIND-10 a place is in one of two areas that share a border', () => {
    const north = listEdges([50, 4, 51, 4, 51, 5, 50, 5]);
    const south = listEdges([49, 4, 50, 4, 50, 5, 49, 5]);
    expect(Number(isInside(50, 4.5, north)) + Number(isInside(50, 4.5, south))).toBe(1);
  });
});

describe('isArea', () => {
  test.each([
    [[50, 4, 51, 4, 50, 5], true],
    [Array.from({ length: 80 }, () => 4), true],
    [[], false],
    [[50, 4, 51, 4], false],
    [[50, 4, 51, 4, 50], false],
    [Array.from({ length: 82 }, () => 4), false],
    [[4, 120, 5, 120, 4, 130], true],
    [[120, 4, 120, 5, 130, 4], false],
  ])('FIND-10 %j is one: %j', (numbers, expected) => {
    expect(isArea(numbers)).toBe(expected);
  });
});

describe('isBox', () => {
  test.each([
    [[49.5, 2.5, 51.5, 6.4], true],
    [[-90, -180, 90, 180], true],
    [[51.5, 2.5, 49.5, 6.4], false],
    [[49.5, 6.4, 51.5, 2.5], false],
    [[50, 4, 50, 5], false],
    [[49.5, 2.5, 91, 6.4], false],
    [[49.5, 2.5, 51.5], false],
    [[], false],
  ])('FIND-10 %j is one: %j', (numbers, expected) => {
    expect(isBox(numbers)).toBe(expected);
  });
});

test.each([
  ['Brussels to Antwerp', [50.8467, 4.3525, 51.2211, 4.3997], 41.8],
  ['Brussels to Luxembourg', [50.8467, 4.3525, 49.6116, 6.1319], 187],
  ['a place to itself', [50, 4, 50, 4], 0],
] as const)('DETAIL-9 from %s', (_, [latA, lngA, latB, lngB], kilometres) => {
  expect(measureDistance(latA, lngA, latB, lngB)).toBeCloseTo(kilometres, -0.3);
});
