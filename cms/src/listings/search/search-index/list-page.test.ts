import { expect, test } from 'vitest';
import { buildRows, createRandom } from '../../../../test/build-rows';
import { listPage, listPageByTier } from './list-page';
import { buildSearchIndex } from './search-index';

test.each([50, 400])(
  'FIND-15 of %d listings the better tiers come first, page by page',
  (count) => {
    const random = createRandom(count);
    const rows = buildRows(count, random).map((row) => ({ ...row, goal: 0 }));
    const { sale } = buildSearchIndex(rows);
    const best = rows.filter(() => random() < 0.1).map(({ id }) => id);
    const good = [...best, ...rows.filter(() => random() < 0.4).map(({ id }) => id), 1_000_000];
    const newest = listPage(sale, sale.all, 'newest', { offset: 0, limit: count });
    const tierOf = (id: number): number => (best.includes(id) ? 0 : good.includes(id) ? 1 : 2);
    const expected = [0, 1, 2].flatMap((tier) => newest.filter((id) => tierOf(id) === tier));
    const pages = Array.from({ length: Math.ceil(count / 7) + 1 }, (_, page) =>
      listPageByTier(sale, sale.all, [best, good], { offset: page * 7, limit: 7 }),
    );
    expect(pages.flat()).toEqual(expected);
    expect(pages.at(-1)).toEqual([]);
  },
);
