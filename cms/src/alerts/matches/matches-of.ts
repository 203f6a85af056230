import type { Core } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import { findCardsIn } from '../../listings/search/find-cards';
import { buildMailListing } from '../../listings/mails/mail-listing';
import {
  findSavedSearch,
  listSavedSearches,
  type StoredSavedSearch,
} from '../saved-searches/stored-saved-search';
import { listMatches } from './list-matches';
import { refuseMissing } from '../../platform/validation/refusal';

/** A listing that fits a saved search. */
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

/** The active saved searches that a listing fits now. Throws a NotFoundError without the listing. */
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

/** The listings that fit a saved search now, with their cards in a language. */
export async function listListingsOf(
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
  })) as unknown as ListingRow[];
  return rows.flatMap(({ id, documentId: listing, reference }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { title, place, price } = buildMailListing(card, language);
    return [{ documentId: listing, reference, title, place, price }];
  });
}
