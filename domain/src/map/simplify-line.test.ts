import { expect, test } from 'vitest';
import { simplifyLine } from './draw-outline';

type Line = [number, number][];

test.each<[string, Line, number, Line]>([
  ['nothing', [], 1, []],
  ['a point', [[2, 3]], 1, [[2, 3]]],
  [
    'points close to the line',
    [
      [0, 0],
      [5, 1],
      [10, 0],
    ],
    1,
    [
      [0, 0],
      [10, 0],
    ],
  ],
  [
    'a corner',
    [
      [0, 0],
      [5, 2],
      [10, 0],
    ],
    1,
    [
      [0, 0],
      [5, 2],
      [10, 0],
    ],
  ],
  [
    'a ring',
    [
      [0, 0],
      [8, 0],
      [8, 8],
      [4, 4.5],
      [0, 0],
    ],
    1,
    [
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 0],
    ],
  ],
  [
    'beyond an end',
    [
      [0, 0],
      [12, 0],
      [10, 0],
    ],
    1,
    [
      [0, 0],
      [12, 0],
      [10, 0],
    ],
  ],
])('FIND-10 of %s no point is left out that is farther away', (_, line, tolerance, expected) => {
  expect(simplifyLine(line, tolerance)).toEqual(expected);
});
