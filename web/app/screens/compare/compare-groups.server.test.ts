import { expect, test } from 'vitest';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { listCompareGroups } from './compare-groups.server';

const context = buildContext('en');

test('DETAIL-7 shows a row that only some have, and marks what differs', () => {
  const groups = listCompareGroups(
    [
      buildListingDetail({ heating: 'Gas', constructionYear: 1905 }),
      buildListingDetail({ heating: 'Gas', roof: 'Slate', constructionYear: 1970 }),
    ],
    context,
  );
  const technical = groups.find(({ id }) => id === 'technical');
  const rows = new Map(technical?.rows.map((row) => [row.values.join('|'), row.differs]));
  expect(rows.get('Gas|Gas')).toBe(false);
  expect(rows.get('1905|1970')).toBe(true);
  expect(rows.get('|Slate')).toBe(true);
});

test('DETAIL-7 leaves out what none of them has', () => {
  const groups = listCompareGroups([buildListingDetail(), buildListingDetail()], context);
  for (const { rows } of groups) {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ values }) => values.length === 2 && values.some(Boolean))).toBe(true);
  }
  expect(listCompareGroups([], context)).toEqual([]);
});
