import { expect, test } from 'vitest';
import { buildPaging, findLastPage } from './paging';

test.each([
  [1, 0, { pages: 1, first: null, previous: null, next: null, last: null, around: [1] }],
  [1, 20, { pages: 1, first: null, previous: null, next: null, last: null, around: [1] }],
  [1, 21, { pages: 2, first: null, previous: null, next: 2, last: 2, around: [1, 2] }],
  [2, 21, { pages: 2, first: 1, previous: 1, next: null, last: null, around: [1, 2] }],
  [1, 400, { pages: 20, next: 2, last: 20, around: [1, 2, 3, 4, 5, 6, 7] }],
  [10, 400, { first: 1, previous: 9, next: 11, last: 20, around: [7, 8, 9, 10, 11, 12, 13] }],
  [20, 400, { next: null, last: null, around: [14, 15, 16, 17, 18, 19, 20] }],
])('FIND-7 page %i of %i entries', (page, total, expected) => {
  expect(buildPaging(page, total, 20)).toMatchObject({ page, total, ...expected });
});

test.each([
  [2, 20],
  [2, 0],
  [0, 100],
  [-1, 100],
  [1.5, 100],
  [Number.NaN, 100],
  [Number.POSITIVE_INFINITY, 100],
])('FIND-7 page %d of %i entries does not exist', (page, total) => {
  expect(buildPaging(page, total, 20)).toBeNull();
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [400, 20],
])('FIND-7 the last page of %i entries is %i', (total, last) => {
  expect(findLastPage(total, 20)).toBe(last);
});
