import { expect, test } from 'vitest';
import { measureContrast } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#123456', '#123456', 1],
])('SHELL-5 %s on %s has contrast %d', (first, second, contrast) => {
  expect(measureContrast(first, second)).toBeCloseTo(contrast, 1);
});

test('SHELL-5 what is not a colour has no contrast', () => {
  expect(measureContrast('red', '#ffffff')).toBeNull();
  expect(measureContrast('#fff', '#ffffff')).toBeNull();
});
