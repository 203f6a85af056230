import type { Core } from '@strapi/strapi';
import { ROWS } from '../../listings/search/read-model-tables';
import { fits } from '../saved-searches/fits';
import { SEARCH_CRITERIA, SEARCH_ZIPS } from '../saved-searches/saved-search-tables';

const most = 500;

/**
 * The pairs of listing and active saved search that fit now, of one listing or one saved search, by
 * their ids: the same conditions by which alerts are mailed (FORM-9). In the transaction under way.
 */
export async function listMatches(
  strapi: Core.Strapi,
  of: { listing: number } | { search: number },
): Promise<number[]> {
  const ofListing = 'listing' in of;
  return strapi.db.transaction(async ({ trx }) => {
    const rows = trx({ r: ROWS })
      .crossJoin({ w: SEARCH_CRITERIA } as never)
      .where(ofListing ? { 'r.id': of.listing } : { 'w.id': of.search })
      .whereRaw('r.goal = w.goal')
      .whereRaw(
        'exists (select 1 from ?? z where z.demand_id = w.id and z.zip = r.zip)',
        SEARCH_ZIPS,
      )
      .whereRaw(fits('r', 'w'))
      .orderBy(ofListing ? 'w.id' : 'r.id', 'desc')
      .limit(most);
    return (await rows.pluck(ofListing ? 'w.id' : 'r.id')) as number[];
  });
}
