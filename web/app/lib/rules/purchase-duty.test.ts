import { expect, test } from 'vitest';
import { findLeastClasses, findOwnHomeRule, findPurchaseDuty } from './purchase-duty';
import { findRate, type SourcedRate } from '@agency/domain/rates';

function rate(name: string, region: string | null, value: number, validFrom: string): SourcedRate {
  return { name, region, value, validFrom, source: null };
}

const rates = [
  rate('registrationDuty', 'flanders', 12, '2022-01-01'),
  rate('registrationDutyOwnHome', 'flanders', 3, '2022-01-01'),
  rate('registrationDutyOwnHome', 'flanders', 2, '2025-01-01'),
  rate('registrationDuty', 'wallonia', 12.5, '2006-01-01'),
  rate('registrationDutyOwnHome', 'wallonia', 3, '2025-01-01'),
  rate('registrationDuty', 'brussels', 12.5, '2003-01-01'),
  rate('registrationDutyExemption', 'brussels', 200_000, '2023-04-01'),
  rate('registrationDutyExemptionLimit', 'brussels', 600_000, '2023-04-01'),
  rate('registrationDutyEnergyClasses', 'brussels', 2, '2023-04-01'),
  rate('registrationDutyEnergyStep', 'brussels', 25_000, '2023-04-01'),
];
const today = '2026-11-21';

test.each([
  ['flanders', 300_000, true, 0, 6_000],
  ['flanders', 300_000, false, 0, 36_000],
  ['flanders', 299_999.99, true, 0, 6_000],
  ['flanders', 300_000, true, 4, 6_000],
  ['wallonia', 250_000, true, 0, 7_500],
  ['wallonia', 250_000, false, 0, 31_250],
  ['brussels', 500_000, false, 0, 62_500],
  ['brussels', 500_000, true, 0, 37_500],
  ['brussels', 500_000, true, 1, 37_500],
  ['brussels', 500_000, true, 2, 31_250],
  ['brussels', 500_000, true, 3, 28_125],
  ['brussels', 600_000, true, 0, 50_000],
  ['brussels', 600_001, true, 2, 75_000.13],
  ['brussels', 150_000, true, 0, 0],
  ['brussels', 200_000, false, 5, 25_000],
])(
  'DETAIL-2 in %s %d, own home %s, %d classes better: %d',
  (region, amount, own, classes, duty) => {
    const purchase = { region, amount, isOwnHome: own, classes, buyers: 1 };
    expect(findPurchaseDuty(rates, purchase, today)?.duty).toBe(duty);
  },
);

test.each([
  ['2024-12-31', 3],
  ['2025-01-01', 2],
  ['2021-12-31', null],
])('DETAIL-2 on %s the rate of that day is taken: %s', (day, percent) => {
  const purchase = { region: 'flanders', amount: 100, isOwnHome: true, classes: 0, buyers: 1 };
  expect(findPurchaseDuty(rates, purchase, day)?.percent ?? null).toBe(percent);
});

test('DETAIL-2 without a rate there is no duty to show', () => {
  const purchase = { region: '', amount: 100, isOwnHome: false, classes: 0, buyers: 1 };
  expect(findPurchaseDuty(rates, purchase, today)).toBeNull();
  const own = { region: 'wallonia', amount: 100, isOwnHome: true, classes: 0, buyers: 1 };
  expect(findPurchaseDuty(rates, own, '2024-01-01')).toBeNull();
  expect(findPurchaseDuty([], own, today)).toBeNull();
});

test('DETAIL-2 what is asked of a buyer follows the rates', () => {
  const asked = (region: string, day = today) => [
    findOwnHomeRule(rates, region, day),
    findLeastClasses(rates, region, day),
  ];
  expect(asked('brussels')).toEqual(['onlyHome', 2]);
  expect(asked('flanders')).toEqual(['onlyHome', null]);
  expect(asked('brussels', '2023-03-31')).toEqual([null, null]);
  expect(asked('')).toEqual([null, null]);
});

test('DETAIL-2 a region’s own rate goes before one for everywhere, whichever is later', () => {
  const months = [rate('m', null, 3, '2026-01-01'), rate('m', 'brussels', 2, '2024-11-01')];
  expect(findRate(months, 'm', 'brussels', today)?.value).toBe(2);
  expect(findRate(months, 'm', 'flanders', today)?.value).toBe(3);
  expect(findRate(months, 'm', 'brussels', '2024-10-31')).toBeNull();
});
