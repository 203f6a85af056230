import { expect, test } from 'vitest';
import {
  emptyStatisticsSearch,
  historyColumns,
  parseStatisticsSearch,
  serialiseStatisticsSearch,
  type StatisticsSearch,
} from './statistics-search';

const parse = (query: string) => parseStatisticsSearch(new URLSearchParams(query));

test.each([
  ['', {}],
  ['history=online-media', { history: 'online-media' }],
  ['history=appearances', { history: 'appearances' }],
  ['history=onlineMedia', {}],
  ['history=__proto__', {}],
  ['history=appearances&history=communications', { history: 'appearances' }],
  ['month=2026-10', { month: '2026-10' }],
  ['q=++a%00b%0D%0A++c++', { text: 'a b c' }],
  ['q=%F0%9F', {}],
  ['type=Phone+call&status=Open', { type: 'Phone call', status: 'Open' }],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-11-30&to=2026-11-01', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-02-30&to=tomorrow', {}],
  ['to=2026-11-30', { to: '2026-11-30' }],
  ['sort=subject-asc', { sort: { column: 'subject', direction: 'asc' } }],
  ['sort=status-desc', { sort: { column: 'status', direction: 'desc' } }],
  ['sort=subject', {}],
  ['sort=subject-up', {}],
  ['sort=id-asc', {}],
  ['sort=date-asc-asc', {}],
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1.5', {}],
  ['page=99999', { page: 10_000 }],
  ['page=1e9', {}],
])('OWN-5 reads the address ?%s', (query, expected) => {
  expect(parse(query)).toEqual({ ...emptyStatisticsSearch, ...expected });
});

test('OWN-5 cuts a text that is too long', () => {
  expect(parse(`q=${'x'.repeat(5000)}`).text).toHaveLength(100);
});

test.each<Partial<StatisticsSearch>>([
  {},
  { month: '2026-10' },
  { history: 'appearances', page: 4 },
  { text: '=1+1 & "é"', type: 'a/b', status: 'c#d' },
  { from: '2026-11-01', to: '2026-11-02', sort: { column: 'source', direction: 'asc' } },
  ...historyColumns.flatMap((column): Partial<StatisticsSearch>[] => [
    { sort: { column, direction: 'asc' } },
    { sort: { column, direction: 'desc' } },
  ]),
])('OWN-5 reads %j as it was written', (given) => {
  const written = serialiseStatisticsSearch(given);
  expect(parse(written)).toEqual({ ...emptyStatisticsSearch, ...given });
});

test('OWN-5 leaves out of the address what is as always', () => {
  expect(serialiseStatisticsSearch(emptyStatisticsSearch)).toBe('');
  expect(serialiseStatisticsSearch({ page: 2, month: '2026-10' })).toBe('?month=2026-10&page=2');
});
