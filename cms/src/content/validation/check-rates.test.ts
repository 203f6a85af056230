import { expect, test } from 'vitest';
import { LAW_RATES } from '../../platform/rules/law-rates';
import { checkRates } from './check-rates';

const duty = { name: 'registrationDuty', region: 'flanders', value: 12, validFrom: '2022-01-01' };

test.each([
  [[]],
  [null],
  [[duty, { ...duty, validFrom: '2027-01-01', value: 10 }]],
  [[duty, { ...duty, region: 'wallonia' }]],
  [[{ ...duty, value: 0 }]],
  [[{ ...duty, value: 100 }]],
  [[{ name: 'registrationDutyExemption', value: 200000, validFrom: '2023-04-01' }]],
  [[{ name: 'depositMonths', value: null, validFrom: null }]],
  [LAW_RATES],
  [[{ name: 'renovationDuty', value: null, validFrom: null }]],
])('DETAIL-2 rates that can be are taken: %j', (rates) => {
  expect(() => checkRates(rates)).not.toThrow();
});

test.each([
  ['a percentage above 100', { value: 100.5 }, 'is no percentage'],
  ['a negative one', { value: -1 }, 'is no amount'],
  ['words', { value: 'twelve' }, 'is no amount'],
  ['infinity', { value: Infinity }, 'is no amount'],
  ['years of deposit', { name: 'depositMonths', value: 25 }, 'is no deposit'],
  ['half a class', { name: 'registrationDutyEnergyClasses', value: 1.5 }, 'whole number'],
  ['no class', { name: 'registrationDutyEnergyClasses', value: 0 }, 'whole number'],
  ['years of commission', { name: 'lettingCommissionMonths', value: 25 }, 'or commission'],
  ['an income of a thousand rents', { name: 'minimumIncomeFactor', value: 1000 }, 'too much'],
  ['a crowd', { name: 'maximumPersonsPerBedroom', value: 101 }, 'too much'],
  ['half a year', { name: 'renovationDuty', value: 5.5 }, 'number of years'],
  ['a duty without labels', { name: 'renovationDuty', value: 5, target: 'D' }, 'labels'],
  ['a duty without a target', { name: 'renovationDuty', value: 5, labels: 'E' }, 'to reach'],
  ['a label that is none', { name: 'renovationDuty', value: 5, labels: 'E or F' }, 'labels'],
  ['30 February', { validFrom: '2026-02-30' }, 'is no day'],
  ['a day the other way round', { validFrom: '01-02-2026' }, 'is no day'],
  ['the year 0026', { validFrom: '0026-01-01' }, 'is no day'],
])('DETAIL-2 %s is refused at its field', (_, change, message) => {
  expect(() => checkRates([{ ...duty, ...change }])).toThrow(message);
});

test('DETAIL-2 the same rate twice from one day on is refused', () => {
  expect(() => checkRates([duty, { ...duty, value: 10 }])).toThrow('stands here already');
});
