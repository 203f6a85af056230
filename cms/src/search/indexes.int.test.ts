import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';
import { fillReadModel } from '../../test/fill-read-model';
import { selectMatrix } from './count-matrix';
import { selectCityCounts, selectPage, selectTotal, selectTypeCounts } from './query-rows';
import { CARDS } from './read-model-tables';
import type { ResolvedFilter } from './resolved-filter';

let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
  await fillReadModel(cms.strapi, 20_000);
});

afterAll(() => cms.stop());

function buildFilter(overrides: Partial<ResolvedFilter> = {}): ResolvedFilter {
  return {
    ...{ goal: 'sale', typeKeys: null, cityKeys: null, text: null, minPrice: null },
    ...{ maxPrice: null, minBedrooms: null, minArea: null, newSince: null },
    ...overrides,
  };
}

/**
 * The plan in the database's own words, one line per step. With `mayScan` PostgreSQL is asked for its
 * plan without a sequential scan: of a count over half the table it rightly thinks that one cheaper.
 */
async function explain(query: Knex.QueryBuilder, mayScan = false): Promise<string> {
  const { connection, dialect } = cms.strapi.db;
  if (dialect.client !== 'postgres') {
    const rows = await connection.raw<{ detail: string }[]>(
      `explain query plan ${query.toQuery()}`,
    );
    return rows.map((row) => row.detail).join('\n');
  }
  return connection.transaction(async (trx) => {
    if (mayScan) await trx.raw('set local enable_seqscan = off');
    const { rows } = await trx.raw<{ rows: Record<string, string>[] }>(
      `explain ${query.toQuery()}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const FULL_SCAN = /Seq Scan|^SCAN listing_\w+$/m;
const SORTING = /\bSort\b|TEMP B-TREE FOR ORDER BY/;

const page = { offset: 0, limit: 20 };

const filters: [string, Partial<ResolvedFilter>][] = [
  ['no filter', {}],
  ['a type', { typeKeys: ['2'] }],
  ['a city', { cityKeys: ['city-7'] }],
  ['a type in a city', { typeKeys: ['2'], cityKeys: ['city-7'] }],
  ['a price', { minPrice: 200_000, maxPrice: 400_000 }],
  ['bedrooms and area', { minBedrooms: 2, minArea: 90 }],
];

describe('the indexes', () => {
  test.each(filters)('FIND-12 give a page with %s without reading the table', async (_, filter) => {
    for (const sort of ['newest', 'priceAsc', 'priceDesc', 'areaDesc'] as const) {
      const plan = await explain(selectPage(cms.strapi, buildFilter(filter), sort, page));
      expect(plan, sort).not.toMatch(FULL_SCAN);
      expect(plan, sort).toMatch(/listing_rows_\w+/);
    }
  });

  test.each(filters.filter(([, filter]) => !filter.cityKeys))(
    'FIND-12 give a page with %s in its order, without sorting',
    async (_, filter) => {
      for (const sort of ['newest', 'priceAsc', 'priceDesc', 'areaDesc'] as const) {
        const plan = await explain(selectPage(cms.strapi, buildFilter(filter), sort, page));
        expect(plan, sort).not.toMatch(SORTING);
      }
    },
  );

  test.each([
    ...filters,
    ['several types', { typeKeys: ['1', '2'] }],
    ['several cities', { cityKeys: ['city-1', 'city-2', 'city-3'] }],
  ] as typeof filters)('FIND-12 give the counts with %s', async (_, filter) => {
    const resolved = buildFilter(filter);
    for (const query of [
      selectTotal(cms.strapi, resolved),
      selectCityCounts(cms.strapi, resolved),
      selectTypeCounts(cms.strapi, resolved),
    ]) {
      expect(await explain(query, true)).not.toMatch(FULL_SCAN);
    }
  });

  test('FIND-12 count every type in every city in one pass over an index', async () => {
    const plan = await explain(selectMatrix(cms.strapi.db.connection), true);
    expect(plan).toMatch(/listing_rows_\w+/);
  });

  test('FIND-12 find the cards of a page and of a listing', async () => {
    const cards = cms.strapi.db.connection(CARDS);
    const ids = Array.from({ length: 20 }, (_, i) => i + 1);
    const ofPage = cards.clone().whereIn('listing_id', ids).andWhere({ language: 'nl' }).select();
    const ofListing = cards.clone().where({ reference: '7' }).select();
    expect(await explain(ofPage)).toMatch(/listing_cards_listing/);
    expect(await explain(ofListing)).toMatch(/listing_cards_reference/);
  });
});
