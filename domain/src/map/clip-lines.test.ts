import { expect, test } from 'vitest';
import { clipLine, clipRing } from './clip-lines';

const box = { south: 0, west: 0, north: 10, east: 10 };
const points = (...pairs: [number, number][]) =>
  pairs.map(([latitude, longitude]) => ({ latitude, longitude }));

test('FIND-10 of a ring the part within the window is drawn', () => {
  const inside = points([1, 1], [1, 9], [9, 9]);
  expect(clipRing(inside, box)).toEqual(inside);
  expect(clipRing(points([-5, -5], [-5, 15], [15, 15], [15, -5]), box)).toEqual(
    expect.arrayContaining(points([0, 0], [0, 10], [10, 10], [10, 0])),
  );
  expect(clipRing(points([20, 20], [20, 30], [30, 30]), box)).toEqual([]);
  expect(clipRing([], box)).toEqual([]);
});

test('FIND-10 of a line the pieces that reach into the window are drawn', () => {
  const line = points([20, 20], [5, 20], [5, 5], [5, 20], [20, 20], [5, -5], [5, 5]);
  expect(clipLine(line, box)).toEqual([
    points([5, 20], [5, 5], [5, 20]),
    points([20, 20], [5, -5], [5, 5]),
  ]);
});
