import { expect, test } from 'vitest';
import { moveActive } from './move-active';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, null],
  ['Home', 1, 3, null],
  ['a', 1, 3, null],
])('STAFF-2 %s from option %d of %d goes to %j', (key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});
