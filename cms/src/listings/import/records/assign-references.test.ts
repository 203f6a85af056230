import { isListingId } from '@agency/domain/match-address';
import { expect, test } from 'vitest';
import { assignReferences, followRelistings } from './assign-references';

const known = [
  { reference: '100', source: 'whise', externalId: '100' },
  { reference: 'A-7', source: 'whise', externalId: '900' },
  { reference: '200', source: null, externalId: null },
  { reference: '300', source: 'apimo', externalId: '3' },
  { reference: 'whise-300', source: 'apimo', externalId: '4' },
  { reference: '2024.15', source: 'whise', externalId: '2024.15' },
];

test.each([
  ['100', '100', '100', 'what is known keeps its address'],
  ['900', '901', 'A-7', 'also when it would ask for another one today'],
  ['500', '500', '500', 'a free one is given'],
  ['200', '200', 'whise-200', 'one made by hand is never taken'],
  ['5', 'a-7', 'whise-a-7', 'capitals do not tell two apart'],
  ['6', '300', 'whise-300-fd6e23a9', 'the prefix may be taken too'],
  ['7', 'Objekt 12/3 ', 'Objekt-12-3', 'it is a segment of an address'],
  ['8', '../é', 'e', 'and leads nowhere else'],
  ['A.12', 'A.12', 'A-12', 'which holds no dot'],
  ['2024.15', '2024.15', '2024-15', 'also where it was once given'],
])('FIND-1 DATA-3 the record %s that asks for %s stands under %s: %s', (id, asked, reference) => {
  const assigned = assignReferences(new Map([[id, asked]]), known, 'whise');
  expect(assigned.get(id)).toBe(reference);
});

test('DATA-3 two records of one source never share a reference, and all fit', () => {
  const ids = ['x/1', 'x 1', 'x-1', 'y'.repeat(80), `${'y'.repeat(79)}z`];
  const assigned = assignReferences(new Map(ids.map((id) => [id, id])), known, 'sweepbright');
  const references = [...assigned.values()];
  expect(new Set(references).size).toBe(ids.length);
  for (const reference of references) {
    expect(isListingId(reference)).toBe(true);
  }
});

test.each([
  ['gone, the same reference', '901', 'A-7', '901'],
  ['gone, the same reference in capitals of its own', '901', 'a-7', '901'],
  ['gone, another reference', '901', 'A-8', '900'],
  ['still on offer', '101', '100', '900'],
  ['known itself', '900', 'A-7', '900'],
])('DATA-13 a home that is %s is followed to its new id', (_, id, asked, followed) => {
  const rows = followRelistings(
    new Map([[id, asked]]),
    known,
    'whise',
    ({ externalId }) => externalId === '900',
  );
  expect(rows.find(({ reference }) => reference === 'A-7')?.externalId).toBe(followed);
  expect(rows.find(({ reference }) => reference === '100')?.externalId).toBe('100');
});

test('DATA-13 of two homes with one reference only the first is the one that is gone', () => {
  const wanted = new Map([
    ['901', 'A-7'],
    ['902', 'A-7'],
  ]);
  const rows = followRelistings(wanted, known, 'whise', () => true);
  expect(
    rows.filter(({ externalId }) => externalId === '901' || externalId === '902'),
  ).toHaveLength(1);
});
