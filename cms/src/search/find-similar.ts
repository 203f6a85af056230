import type { Core } from '@strapi/strapi';
import { findCatalogue } from './catalogue';
import { findCards, findCardsOfListing } from './find-cards';
import type { ListingCard } from './listing-card';
import { listNearest } from './portfolio/list-nearest';
import { parseArguments, similarArguments } from './search-arguments';

/**
 * Listings on offer like this one, best first (DETAIL-9): for the same goal and of the same family of
 * types, near in place and price. None when there is no such listing or it has no type.
 */
export async function findSimilar(strapi: Core.Strapi, given: unknown): Promise<ListingCard[]> {
  const { language, id, count } = parseArguments(similarArguments, given);
  const card = (await findCardsOfListing(strapi, id)).get(language);
  if (!card) return [];
  const { portfolio, types } = await findCatalogue(strapi);
  const family = types.get(card.typeId ?? '')?.lineage.at(-1);
  const ids = listNearest(portfolio[card.goal], { ...card, family: family ?? null }, count + 1);
  const found = await findCards(strapi, ids, language);
  return found.filter((other) => other.id !== id).slice(0, count);
}
