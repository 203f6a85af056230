import { expect, test } from 'vitest';
import { parseCostInput, serialiseCostInput } from './cost-input';

const read = (query: string) => serialiseCostInput(parseCostInput(new URLSearchParams(query)));

test.each([
  ['', ''],
  ['amount=350000', '?amount=350000'],
  ['amount=350.000', '?amount=350000'],
  ['amount=1.350.000', '?amount=1350000'],
  ['amount=€ 350 000,50', '?amount=350000'],
  ['amount=950.5', '?amount=950'],
  ['classes=3&own=1&amount=1', '?amount=1&own=1&classes=3'],
  ['own=0', '?own=0'],
  ['amount=0', ''],
  ['amount=-5', ''],
  ['amount=1e9', ''],
  ['amount=NaN', ''],
  ['amount=999999999', ''],
  [`amount=${'9'.repeat(10_000)}`, ''],
  ['amount=<script>', ''],
  ['own=yes&classes=-1', ''],
  ['classes=13', ''],
  ['classes=2.5', ''],
  ['classes=0', ''],
  ['buyers=2&own=1', '?own=1&buyers=2'],
  ['buyers=1', ''],
  ['buyers=3', ''],
  ['amount=1&amount=2', '?amount=1'],
  ['utm_source=x&page=2', ''],
])('DETAIL-2 the costs asked by %j are %j', (query, expected) => {
  expect(read(query)).toBe(expected);
});
