import { expect, test } from 'vitest';
import { moveEntry } from './picture-order';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
  [-1, 0, 'abc'],
])('DATA-14 a picture is moved from %i to %i', (from, to, order) => {
  expect(moveEntry([...'abc'], from, to).join('')).toBe(order);
});
