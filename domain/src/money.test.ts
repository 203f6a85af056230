import { expect, test } from 'vitest';
import { formatCurrency } from './money';

test.each([
  [450000, '€ 450.000'],
  [1250000, '€ 1.250.000'],
  [999, '€ 999'],
  [1000, '€ 1.000'],
  [0, '€ 0'],
  [-0, '€ 0'],
  [-1500, '-€ 1.500'],
  [12.5, '€ 12,50'],
  [12.345, '€ 12,35'],
  [12.999, '€ 13'],
  [-0.001, '€ 0'],
  ['1250', '€ 1.250'],
  [' 99 ', '€ 99'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'NaN'],
  ['', 'NaN'],
  ['  ', 'NaN'],
  ['abc', 'NaN'],
  [null, 'NaN'],
  [undefined, 'NaN'],
  [{}, 'NaN'],
  [[], 'NaN'],
  [true, 'NaN'],
])('RULE-1 writes %j as %j', (amount, expected) => {
  expect(formatCurrency(amount).replace('\u00a0', ' ')).toBe(expected);
});
