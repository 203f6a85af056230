import { expect, test } from 'vitest';
import { formatDay, formatPercent } from './format-moment';

test.each([
  ['nl', 12.5, '12,5%'],
  ['fr', 12.5, '12,5\u00a0%'],
  ['en', 12.5, '12.5%'],
  ['de', 10, '10\u00a0%'],
] as const)('FORM-13 in %s %d per cent is %s', (language, percent, expected) => {
  expect(formatPercent(percent, language)).toBe(expected);
});

test.each([
  ['fr', '2026-01-01', '1er janvier 2026'],
  ['fr', '2026-01-11', '11 janvier 2026'],
  ['nl', '2026-01-01', '1 januari 2026'],
] as const)('FORM-13 in %s %s is %s', (language, day, expected) => {
  expect(formatDay(day, language)).toBe(expected);
});
