import type { Core } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import { findCardsIn } from '../../listings/search/find-cards';
import { buildMailListing } from '../../listings/mails/mail-listing';
import {
  findSavedSearch,
  listSavedSearches,
  type StoredSavedSearch,
} from '../saved-searches/stored-saved-search';
import { refuseMissing } from '../../platform/validation/refusal';
import { ROWS } from '../../listings/search/read-model/read-model-tables';
import { SEARCH_CRITERIA, SEARCH_ZIPS, fits } from '../saved-searches/saved-search-tables';

export interface MatchedListing {
  documentId: string;
  reference: string;
  title: string;
  place: string;
  price: string;
}

const LISTING = 'api::listing.listing';

interface ListingRow {
  id: number;
  documentId: string;
  reference: string;
}

/**
 * Lists active saved searches that a listing currently matches. Throws a NotFoundError if the
 * listing does not exist.
 */
export async function listSearchesOf(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredSavedSearch[]> {
  const listing = (await strapi.db.query(LISTING).findOne({
    where: { documentId },
    select: ['id'],
  })) as ListingRow | null;
  if (!listing) throw refuseMissing('gone.listing');
  const ids = await listMatches(strapi, { listing: listing.id });
  return ids.length ? listSavedSearches(strapi, { id: { $in: ids }, state: 'active' }) : [];
}

export async function listMatchedListings(
  strapi: Core.Strapi,
  documentId: string,
  given: unknown,
): Promise<MatchedListing[]> {
  const search = await findSavedSearch(strapi, documentId);
  if (!search) throw refuseMissing('gone.savedSearch');
  const stored = (await strapi.db.query('api::demand.demand').findOne({
    where: { documentId },
    select: ['id'],
  })) as { id: number } | null;
  const ids = await listMatches(strapi, { search: stored?.id ?? 0 });
  if (ids.length === 0) return [];
  const language = isLanguage(given) ? given : search.language;
  const cards = await findCardsIn(strapi.db.connection, ids, language);
  const rows = (await strapi.db.query(LISTING).findMany({
    where: { id: { $in: ids } },
    select: ['id', 'documentId', 'reference'],
    orderBy: { id: 'desc' },
  })) as ListingRow[];
  return rows.flatMap(({ id, documentId: listing, reference }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { title, place, price } = buildMailListing(card, language);
    return [{ documentId: listing, reference, title, place, price }];
  });
}

const most = 500;

/**
 * Returns current matches of one listing or one saved search, as pairs of ids, under the
 * conditions of alerts. Joins the current transaction.
 */
async function listMatches(
  strapi: Core.Strapi,
  of: { listing: number } | { search: number },
): Promise<number[]> {
  const ofListing = 'listing' in of;
  return strapi.db.transaction(async ({ trx }) => {
    const rows = trx({ r: ROWS })
      .crossJoin({ w: SEARCH_CRITERIA })
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
