import { expect, test } from 'vitest';
import { buildOffer, buildRental, type CostFacts } from './lead-amounts';
import type { Rate } from '@agency/domain/rates';

const rates: Rate[] = [
  { name: 'offerDepositPercent', region: null, value: 10, validFrom: '2018-01-01' },
  { name: 'depositMonths', region: 'brussels', value: 3, validFrom: '2018-01-01' },
  { name: 'depositMonths', region: 'brussels', value: 2, validFrom: '2024-11-01' },
  { name: 'depositMonths', region: 'flanders', value: 3, validFrom: '2019-01-01' },
  { name: 'depositMonths', region: 'wallonia', value: 2, validFrom: '2018-09-01' },
  { name: 'depositMonths', region: 'elsewhere', value: 3, validFrom: '2018-01-01' },
  { name: 'minimumIncomeFactor', region: null, value: 3, validFrom: '2018-01-01' },
  { name: 'maximumPersonsPerBedroom', region: null, value: 2, validFrom: '2018-01-01' },
];
const today = '2026-11-21';

const buildFacts = (overrides: Partial<CostFacts> = {}): CostFacts => ({
  price: 1000,
  chargesRenter: 120,
  inventoryCost: 150,
  depositAmount: null,
  agencyCost: null,
  lifeAnnuity: false,
  bedrooms: 2,
  region: 'brussels',
  isHome: true,
  ...overrides,
});

test('FORM-13 the deposit of an offer is 10% of the amount offered, in cents', () => {
  const facts = buildFacts({ price: 350000 });
  expect(buildOffer(facts, 333333.33, rates, today)).toEqual({
    price: 350000,
    deposit: 33333.33,
    depositPercent: 10,
  });
});

test('FORM-13 a life annuity has no deposit, nor has a site without the percentage', () => {
  expect(buildOffer(buildFacts({ lifeAnnuity: true }), 1, rates, today).deposit).toBeNull();
  expect(buildOffer(buildFacts(), 1, [], today).deposit).toBeNull();
});

test.each([
  ['flanders', today, 3],
  ['brussels', today, 2],
  ['brussels', '2024-10-31', 3],
  ['wallonia', today, 2],
  ['', today, 3],
])('FORM-13 the deposit of a rent in %j on %s is %i months', (region, day, months) => {
  expect(buildRental(buildFacts({ region }), rates, day)).toEqual({
    rent: 1000,
    charges: 120,
    inventoryShare: 150,
    depositMonths: months,
    deposit: months * 1000,
    commissionShare: null,
    firstPayment: 1270 + months * 1000,
    minimumIncome: 3000,
    maximumPersons: 4,
  });
});

test.each([
  ['asks less', { depositAmount: 1500 }, 1500],
  ['asks more than the law allows', { depositAmount: 9000 }, 2000],
  ['is no home', { isHome: false, depositAmount: 9000 }, 9000],
  ['is no home and asks nothing', { isHome: false }, null],
])('FORM-13 the deposit of a listing that %s', (_, facts, deposit) => {
  expect(buildRental(buildFacts(facts), rates, today).deposit).toBe(deposit);
});

test('FORM-13 without a rent there is no first payment and no income to ask', () => {
  const { firstPayment, minimumIncome, deposit } = buildRental(
    ...([buildFacts({ price: null }), rates, today] as const),
  );
  expect([firstPayment, minimumIncome, deposit]).toEqual([null, null, null]);
});

test.each([
  [null, 2],
  [0, 2],
  [3, 6],
  [100_000, 1000],
])('FORM-13 with %s bedrooms at most %i persons', (bedrooms, persons) => {
  expect(buildRental(buildFacts({ bedrooms }), rates, today).maximumPersons).toBe(persons);
});
