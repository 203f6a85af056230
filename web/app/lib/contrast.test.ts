import { expect, test } from 'vitest';
import { contrast } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#FFFFFF', 1],
  ['#767676', '#ffffff', 4.54],
])('SHELL-5 the contrast of %s and %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});
