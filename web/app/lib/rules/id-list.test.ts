import { expect, test } from 'vitest';
import { moveId, parseIds, serialiseIds } from './id-list';

test.each([
  ['1,2,3', ['1', '2', '3']],
  ['1, 2,,1', ['1', '2']],
  ['CRB_1,a-b', ['CRB_1', 'a-b']],
  ['<script>,../x,1 2', []],
  ['', []],
  [null, []],
  ['x'.repeat(41), []],
])('DETAIL-7 the ids of %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

test('DETAIL-7 a text without end is read as far as a list can be long', () => {
  expect(parseIds('12345,'.repeat(100_000))).toEqual(['12345']);
  const ids = Array.from({ length: 50 }, (_, index) => `${'x'.repeat(37)}-${index + 10}`);
  expect(parseIds(serialiseIds(ids).slice('?ids='.length))).toEqual(ids);
});

test('DETAIL-7 an empty list adds nothing to an address', () => {
  expect(serialiseIds([])).toBe('');
});

test('DETAIL-7 a listing changes place with its neighbour', () => {
  expect(moveId(['1', '2', '3'], '2', -1)).toEqual(['2', '1', '3']);
  expect(moveId(['1', '2', '3'], '2', 1)).toEqual(['1', '3', '2']);
  expect(moveId(['1', '2'], '1', -1)).toEqual(['1', '2']);
  expect(moveId(['1', '2'], '9', 1)).toEqual(['1', '2']);
});
