import { expect, test } from 'vitest';
import { countPersons, findCommissionShare, limitDeposit } from './rent';

const day = '2026-11-26';
const asked = { rent: 1000, deposit: null, commission: null, region: '' };
const share = { name: 'tenantCommissionShare', region: 'elsewhere', value: 50, validFrom: day };
const months = { name: 'lettingCommissionMonths', region: null, value: 1.5, validFrom: day };

test.each([
  [null, 2000],
  [1500, 1500],
  [9000, 2000],
])('FORM-13 a listing that asks %s has a deposit of %s', (deposit, amount) => {
  expect(limitDeposit({ ...asked, deposit }, 2)).toBe(amount);
});

test('LAW-1 the share of the commission is what the listing asks, else a part of the own', () => {
  const find = (rates: (typeof share | typeof months)[], commission: number | null = null) =>
    findCommissionShare({ ...asked, commission }, rates, day);
  expect(find([share, months])).toEqual({ rate: share, amount: 750 });
  expect(find([share, months], 300)?.amount).toBe(300);
  expect(find([share])?.amount).toBeNull();
  expect(find([months], 300)).toBeNull();
});

test.each([
  [2, null, 2],
  [2, 0, 2],
  [2, 3, 6],
  [1.5, 3, 4],
  [0.5, 1, 1],
  [2, 100_000, 1000],
])('FORM-13 %s persons a bedroom and %s bedrooms are at most %i', (perBedroom, bedrooms, most) => {
  expect(countPersons(perBedroom, bedrooms)).toBe(most);
});
