import { expect, test } from 'vitest';
import { findRegion } from './region';

test.each([
  ['1000', 'brussels'],
  [1299, 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  [' 1050 ', 'brussels'],
  ['0999', ''],
  ['999', ''],
  ['10000', ''],
  ['L-1009', ''],
  ['10.5', ''],
  ['-1000', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('RULE-6 region of postal code %j is %j', (zip, region) => {
  expect(findRegion(zip)).toBe(region);
});
