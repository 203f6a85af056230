import { expect, test } from 'vitest';
import { findEnergyFamily } from './energy-family';

test.each([
  ['a', 'a'],
  ['a_plusplus', 'a'],
  ['c_sub', 'c'],
  ['g', 'g'],
  ['h', null],
  ['', null],
  [null, null],
])('FIND-6 the label %j is of the family %j', (label, family) => {
  expect(findEnergyFamily(label)).toBe(family);
});
