import type { Core } from '@strapi/strapi';
import { findCardsOfListing } from './find-cards';
import type { ListingCard } from './listing-card';
import { parseArguments, similarArguments } from './search-arguments';
import { searchListings } from './search-listings';

/**
 * Listings on offer like this one, best first (DETAIL-9): for the same goal and of the same family of
 * types, near in place and price; none when there is no such listing.
 */
export async function findSimilar(strapi: Core.Strapi, given: unknown): Promise<ListingCard[]> {
  const { language, id, count } = parseArguments(similarArguments, given);
  const card = (await findCardsOfListing(strapi, id)).get(language);
  if (!card) return [];
  const filter = { goal: card.goal, types: card.typeId ? [card.typeId] : [] };
  const { items } = await searchListings(strapi, { language, filter, pageSize: count + 1 });
  return items.filter((item) => item.id !== id).slice(0, count);
}
