import { expect, test } from 'vitest';
import { writeFormQuery } from './write-form-query';

test.each([
  [[], ''],
  [[['q', '']], ''],
  [
    [
      ['type', '2'],
      ['type', '5'],
      ['q', 'a b'],
    ],
    'type=2&type=5&q=a+b',
  ],
  [
    [
      ['price', '200000'],
      ['price', ''],
    ],
    'price=200000-',
  ],
  [
    [
      ['price', ''],
      ['price', '400000'],
      ['bedrooms', ''],
    ],
    'price=-400000',
  ],
] as [string, string][][] & [[string, string][], string][])(
  'FIND-6 writes the fields %j as the query %j',
  (fields, expected) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    expect(writeFormQuery(form)).toBe(expected);
  },
);
