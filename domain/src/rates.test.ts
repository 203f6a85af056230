import { expect, test } from 'vitest';
import { findRateValue } from './rates';

const rates = [
  { region: 'brussels', value: 1, validFrom: '2020-01-01' },
  { region: 'brussels', value: 2, validFrom: '2024-01-01' },
  { region: 'brussels', value: 3, validFrom: '2024-01-01' },
  { region: 'elsewhere', value: 4, validFrom: '2020-01-01' },
  { region: null, value: 5, validFrom: '2022-01-01' },
].map((rate) => ({ name: 'depositMonths', ...rate }));

test.each([
  ['the latest of the region', 'brussels', '2026-11-26', 2],
  ['the older one before its day', 'brussels', '2023-12-31', 1],
  ['the one for everywhere where the region has none', 'flanders', '2026-11-26', 5],
  ['none before the first day', 'flanders', '2021-12-31', null],
  ['the one for elsewhere without a region', '', '2026-11-26', 4],
])('LAW-1 a rate is %s', (_, region, day, value) => {
  expect(findRateValue(rates, 'depositMonths', region, day)).toBe(value);
});
