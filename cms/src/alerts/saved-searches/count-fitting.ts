import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ROWS } from '../../listings/search/read-model/read-model-tables';
import { MATCHES, SEARCH_CRITERIA, SEARCH_ZIPS, fits } from './saved-search-tables';

type Counted = { listing: number; searches: number | string }[];

/** Counts current matching saved searches by listing id; listings without matches are missing. */
export async function countFitting(
  { db }: Core.Strapi,
  listingIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = (await db
    .connection(`${ROWS} as r`)
    .join(`${SEARCH_ZIPS} as z`, (on) => {
      void on.on('z.zip', 'r.zip').andOn('z.goal', 'r.goal');
    })
    .join(`${SEARCH_CRITERIA} as w`, 'w.id', 'z.demand_id')
    .whereIn('r.id', listingIds)
    .whereRaw(fits('r', 'w'))
    .groupBy('r.id')
    .select('r.id as listing')
    .countDistinct({ searches: 'w.id' })) as Counted;
  return toMap(rows);
}

export async function countMatched(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<Map<number, number>> {
  const rows = (await (db.connection(MATCHES) as Knex.QueryBuilder)
    .whereIn('listing_id', listingIds)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('listing_id')
    .select('listing_id as listing')
    .countDistinct({ searches: 'demand_id' })) as Counted;
  return toMap(rows);
}

function toMap(rows: Counted): Map<number, number> {
  return new Map(rows.map(({ listing, searches }) => [listing, Number(searches)]));
}
