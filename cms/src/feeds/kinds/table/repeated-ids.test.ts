import { expect, test } from 'vitest';
import { listRepeated } from './repeated-ids';

const rows = (...values: (string | number | null)[]) =>
  values.map((value, index) => ({ place: index + 2, cells: [value, `home ${index}`] }));

test.each([
  ['different values', rows('a', 'b', 'c'), []],
  ['a value of three rows', rows('11', 'x', 11, '11 '), [{ value: '11', rows: [2, 4, 5] }]],
  ['empty cells', rows('', null, '', 'a'), []],
  [
    'rows that are the same',
    [
      { place: 2, cells: ['a', 'home'] },
      { place: 3, cells: ['a', 'home'] },
    ],
    [],
  ],
])('DATA-11 %s are a reference, or repeated', (_, given, repeated) => {
  expect(listRepeated(given, 0)).toEqual(repeated);
});

test('DATA-11 of many repeated values the first five are listed', () => {
  const many = Array.from({ length: 100 }, (_, index) => String(index % 50));
  expect(listRepeated(rows(...many), 0).map(({ value }) => value)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ]);
});
