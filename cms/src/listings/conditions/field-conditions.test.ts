import { expect, test } from 'vitest';
import { readConditions, type StoredCondition } from './field-conditions';
import { hideFields } from './hide-fields';

const listing = {
  facts: {
    reference: '100',
    goal: 'sale',
    zip: '1000',
    countryId: 10,
    price: 250000,
    publishPrice: true,
    publishAddress: true,
    totalCost: 290000,
    floor: 0,
    lift: true,
    constructionYear: 1964,
    renovationYear: null,
    pScore: 'C',
    energyPerformance: 120.5,
    availableFrom: new Date('2026-11-20T23:30:00Z'),
  },
  texts: [
    { language: 'nl', street: 'Wetstraat', heating: 'Gas (condensatie)' },
    { language: 'fr', street: 'Rue de la Loi', heating: 'Gaz, à condensation' },
  ],
  webIds: ['5', '7'],
};

function shows(field: string, condition: StoredCondition, facts: object = {}): boolean {
  const conditions = readConditions([{ field, ...condition }]);
  const own = { ...listing, facts: { ...listing.facts, floor: 3, heating: 'x', ...facts } };
  return hideFields(own, conditions).facts.floor !== null;
}

/** Reports whether Floor is shown under this condition. */
const floor = (condition: StoredCondition, facts: object = {}) => shows('Floor', condition, facts);

test.each([
  // number
  ['Price', 'eq', '250000', true],
  ['Price', 'eq', '250.000,00', true],
  ['Price', 'eq', '250001', false],
  ['Price', 'ne', '250000', false],
  ['Price', 'ne', '1', true],
  ['Price', 'lt', '250000', false],
  ['Price', 'lt', '250000.01', true],
  ['Price', 'lte', '250000', true],
  ['Price', 'gt', '249999', true],
  ['Price', 'gt', '250000', false],
  ['Price', 'gte', '250000', true],
  ['EnergyPerformance', 'gt', '120,4', true],
  // number without a value
  ['RenovationYear', 'eq', '0', false],
  ['RenovationYear', 'ne', '0', true],
  ['RenovationYear', 'lt', '3000', false],
  ['RenovationYear', 'gte', '0', false],
  ['RenovationYear', 'empty', null, true],
  ['RenovationYear', 'notEmpty', null, false],
  // 0 is a value where the contract says so
  ['Goal', 'eq', '0', true],
  ['Goal', 'notEmpty', null, true],
  // yes or no
  ['Lift', 'eq', 'true', true],
  ['Lift', 'eq', '1', true],
  ['Lift', 'eq', 'no', false],
  ['Lift', 'ne', 'false', true],
  ['Furnished', 'empty', null, true],
  ['Furnished', 'eq', 'false', false],
  // day, by the agency's clock
  ['AvailabilityDate', 'eq', '2026-11-21', true],
  ['AvailabilityDate', 'ne', '2026-11-21', false],
  ['AvailabilityDate', 'lt', '2026-11-22', true],
  ['AvailabilityDate', 'lte', '2026-11-21', true],
  ['AvailabilityDate', 'gt', '2026-11-21', false],
  ['AvailabilityDate', 'gte', '2026-11-21', true],
  ['ModifiedDate', 'gte', '2026-11-21', false],
  // text, in any letter case
  ['PScore', 'eq', 'c', true],
  ['PScore', 'ne', 'D', true],
  ['PScore', 'contains', 'C', true],
  ['PScore', 'empty', null, false],
  ['Zip', 'gte', '1000', true],
  ['Zip', 'lt', '1300', true],
  ['PScore', 'gt', '1', false],
  // words: in any language, without accents
  ['Heating', 'contains', 'A CONDENSATION', true],
  ['Heating', 'contains', 'fioul', false],
  ['Heating', 'eq', 'gas (condensatie)', true],
  ['Heating', 'ne', 'gas (condensatie)', false],
  ['Kitchen', 'empty', null, true],
  ['Heating', 'notEmpty', null, true],
  // list
  ['WebIDs', 'contains', '7', true],
  ['WebIDs', 'contains', '57', false],
  ['WebIDs', 'eq', '5', true],
  ['WebIDs', 'ne', '1', true],
  ['WebIDs', 'notEmpty', null, true],
] as const)('DETAIL-3 a field stands while %s %s %s: %s', (testedField, logic, value, expected) => {
  expect(floor({ testedField, logic, compareValue: value })).toBe(expected);
});

test.each([
  ['lt', 'TotalCost', true],
  ['gte', 'TotalCost', false],
  ['eq', 'Price', true],
  ['gt', 'RenovationYear', false],
  ['ne', 'RenovationYear', true],
] as const)('DETAIL-3 Price %s %s: %s', (logic, compareField, expected) => {
  expect(floor({ testedField: 'Price', logic, compareField })).toBe(expected);
});

test.each([
  { logic: 'like', compareValue: '1' },
  { logic: 'eq' },
  { logic: 'gt', compareValue: 'three' },
  { logic: 'contains', compareValue: '3' },
  { testedField: 'Nope', logic: 'empty' },
  { testedField: 'Lift', logic: 'lt', compareValue: '1' },
  { testedField: 'Lift', logic: 'eq', compareValue: 'perhaps' },
  { testedField: 'AvailabilityDate', logic: 'lt', compareValue: '2026-02-30' },
  { logic: 'gt', compareField: 'PScore' },
  { advanced: 'return true' },
  { advanced: [] },
  { advanced: { and: [{ or: [{ field: 'constructor', logic: 'notEmpty' }] }] } },
])('DETAIL-3 an invalid condition hides its field: %j', (condition) => {
  expect(floor(condition)).toBe(false);
});

test('DETAIL-3 and / or of conditions, and several conditions on one field', () => {
  const sale = { field: 'Goal', logic: 'eq', compareValue: 0 };
  const cheap = { field: 'Price', logic: 'lt', compareValue: 1000 };
  expect(floor({ advanced: { and: [sale, cheap] } })).toBe(false);
  expect(floor({ advanced: { or: [sale, cheap] } })).toBe(true);
  expect(floor({ advanced: { and: [sale, { or: [cheap, sale] }] } })).toBe(true);
  expect(floor({ logic: 'gt', compareValue: '5', advanced: sale })).toBe(false);
  const two = readConditions([
    { field: 'Floor', logic: 'notEmpty' },
    { field: 'Floor', testedField: 'Price', logic: 'lt', compareValue: '10' },
  ]);
  expect(hideFields(listing, two).facts.floor).toBeNull();
});

test('DETAIL-3 DETAIL-4 with the price goes what reveals it', () => {
  const conditions = readConditions([{ field: 'Price', logic: 'gt', compareValue: '1000000' }]);
  const { facts } = hideFields(listing, conditions);
  expect([facts.price, facts.totalCost, facts.publishPrice]).toEqual([null, null, false]);
  expect(listing.facts.price).toBe(250000);
});

test('DETAIL-3 DETAIL-5 with the street goes the exact place, and words go in every language', () => {
  const conditions = readConditions([
    { field: 'Street', testedField: 'Zip', logic: 'ne', compareValue: '1000' },
    { field: 'Heating', logic: 'empty' },
  ]);
  const { facts, texts } = hideFields(listing, conditions);
  expect(facts.publishAddress).toBe(false);
  expect(texts).toEqual([{ language: 'nl' }, { language: 'fr' }]);
});

test('DETAIL-3 what nothing can hide stays', () => {
  const conditions = readConditions([
    { field: 'Title', logic: 'empty' },
    { field: 'Nope', logic: 'empty' },
  ]);
  expect(conditions).toEqual([]);
});
