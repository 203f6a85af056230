import { expect, test } from 'vitest';
import { isOneErrorAway } from './one-error-away';

test.each([
  ['ixeles', 'ixelles', true],
  ['ixellles', 'ixelles', true],
  ['ixelkes', 'ixelles', true],
  ['xielles', 'ixelles', true],
  ['ixellse', 'ixelles', true],
  ['ixelle', 'ixelles', true],
  ['xelles', 'ixelles', true],
  ['ixelles', 'ixelles', false],
  ['ieles', 'ixelles', false],
  ['xilelse', 'ixelles', false],
  ['exellles', 'ixelles', false],
  ['lxielles', 'ixelles', false],
  ['leige', 'liege', true],
  ['genk', 'gent', true],
  ['a', '', true],
  ['', '', false],
])('FIND-15 %j is one typing error away from %j: %j', (a, b, expected) => {
  expect(isOneErrorAway(a, b)).toBe(expected);
  expect(isOneErrorAway(b, a)).toBe(expected);
});
