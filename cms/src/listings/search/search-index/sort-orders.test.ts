import { expect, test } from 'vitest';
import { buildRows, createRandom } from '../../../../test/build-rows';
import { listPage } from './list-page';
import { buildSearchIndex } from './search-index';

test.each([50, 400])(
  'FIND-19 %d listings by area: the largest first, of one area the newest, without any last',
  (count) => {
    const rows = buildRows(count, createRandom(count)).map((row, index) => ({
      ...row,
      goal: 0,
      living_area: (index % 5) * 50,
    }));
    const { sale } = buildSearchIndex(rows);
    const ids = listPage(sale, sale.all, 'areaDesc', { offset: 0, limit: count });
    const newest = listPage(sale, sale.all, 'newest', { offset: 0, limit: count });
    const areas = new Map(rows.map(({ id, living_area }) => [id, living_area]));
    const expected = [200, 150, 100, 50, 0].flatMap((area) =>
      newest.filter((id) => areas.get(id) === area),
    );
    expect(ids).toEqual(expected);
  },
);
