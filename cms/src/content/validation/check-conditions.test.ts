import { expect, test } from 'vitest';
import { checkConditions } from './check-conditions';

const leaf = { field: 'Goal', logic: 'eq', compareValue: 0 };

function nest(depth: number): object {
  return depth === 1 ? leaf : { and: [nest(depth - 1)] };
}

interface Refusal {
  message: string;
  details: { errors: { path: string[] }[] };
}

function findRefusal(conditions: object[]): Refusal | null {
  try {
    checkConditions(conditions);
    return null;
  } catch (error) {
    return error as Refusal;
  }
}

test.each([
  [{ field: 'Price', logic: 'gt', compareValue: '50000' }],
  [{ field: 'price', logic: 'notEmpty' }],
  [{ field: 'RenovationYear', logic: 'gt', compareField: 'ConstructionYear' }],
  [{ field: 'Heating', testedField: 'WebIDs', logic: 'contains', compareValue: '1' }],
  [{ field: 'ELevel', testedField: 'Zip', logic: 'gte', compareValue: '1500' }],
  [{ field: 'Floor', advanced: nest(5) }],
  [{ field: 'Floor', logic: 'ne', compareValue: '0', advanced: { or: [leaf, leaf] } }],
])('DETAIL-3 a condition that can be made is saved: %j', (condition) => {
  expect(() => checkConditions([condition])).not.toThrow();
});

test.each([
  [{ field: '', logic: 'empty' }, 'field', 'Write the name'],
  [{ field: 'Prize', logic: 'empty' }, 'field', '“Prize” is no field'],
  [{ field: '__proto__', logic: 'empty' }, 'field', 'is no field'],
  [{ field: 'Title', logic: 'empty' }, 'field', 'is needed everywhere'],
  [{ field: 'Price' }, 'logic', 'Choose how to compare'],
  [{ field: 'Price', logic: 'like', compareValue: '1' }, 'logic', 'Choose how to compare'],
  [{ field: 'Price', logic: 'eq' }, 'compareValue', 'Write a value'],
  [{ field: 'Price', logic: 'eq', compareValue: 'much' }, 'compareValue', 'is no number'],
  [{ field: 'Price', logic: 'empty', compareValue: '0' }, 'compareValue', 'with nothing'],
  [{ field: 'Price', logic: 'contains', compareValue: '0' }, 'logic', 'texts and lists'],
  [{ field: 'Lift', logic: 'gt', compareValue: '0' }, 'logic', 'more or less'],
  [{ field: 'Lift', logic: 'eq', compareValue: 'maybe' }, 'compareValue', 'neither yes nor no'],
  [{ field: 'AvailabilityDate', logic: 'gt', compareValue: '1/2/26' }, 'compareValue', 'no day'],
  [{ field: 'Price', logic: 'gt', compareField: 'Nope' }, 'compareField', 'is no field'],
  [{ field: 'Price', logic: 'gt', compareField: 'PScore' }, 'compareField', 'cannot be compared'],
  [
    { field: 'Price', logic: 'gt', compareField: 'TotalCost', compareValue: '1' },
    ...['compareField', 'not both'],
  ],
  [{ field: 'Floor', testedField: 'Nope', logic: 'empty' }, 'testedField', 'is no field'],
  [{ field: 'Floor', advanced: 'Goal = 0' }, 'advanced', 'Write {"and"'],
  [{ field: 'Floor', advanced: { and: [] } }, 'advanced', 'at least one'],
  [{ field: 'Floor', advanced: { and: leaf } }, 'advanced', 'at least one'],
  [{ field: 'Floor', advanced: { not: [leaf] } }, 'advanced', '“not” cannot stand here'],
  [{ field: 'Floor', advanced: { ...leaf, eval: 'alert(1)' } }, 'advanced', '“eval” cannot'],
  [{ field: 'Floor', advanced: { or: [{ ...leaf, field: 'X' }] } }, 'advanced', 'is no field'],
  [{ field: 'Floor', advanced: nest(6) }, 'advanced', '5 deep'],
  [{ field: 'Floor', advanced: nest(2000) }, 'advanced', '5 deep'],
] as [object, string, string][])('DETAIL-3 %j is refused at %s: %s', (condition, part, message) => {
  const refused = findRefusal([{ field: 'Price', logic: 'notEmpty' }, condition]);
  expect(refused?.message).toContain(message);
  expect(refused?.details.errors[0]?.path).toEqual(['fieldConditions', '1', part]);
});

test('DETAIL-3 more than 200 conditions in all are refused', () => {
  const many = { field: 'Floor', advanced: { or: Array.from({ length: 200 }, () => leaf) } };
  expect(() => checkConditions([many])).not.toThrow();
  expect(() => checkConditions([many, { field: 'Price', logic: 'notEmpty' }])).toThrow('201');
});
