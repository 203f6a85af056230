import type { Core } from '@strapi/strapi';
import { findCards } from './find-cards';
import type { ListingCard } from './listing-card';
import { listNearest } from './search-index/list-nearest';
import { createListingRequest, type ListingRequest } from './listing-request';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { similarArguments } from './search-arguments';

/**
 * Listings on offer like this one, the nearest first (DETAIL-9, FIND-20): for the same goal, of the same
 * type and within 30 % of its price, however far. None when there is no such listing or it has no type.
 */
export async function findSimilar(
  strapi: Core.Strapi,
  given: unknown,
  request: ListingRequest = createListingRequest(strapi),
): Promise<ListingCard[]> {
  const { language, id, count } = parseArguments(similarArguments, given);
  const stored = await request.findStored(id, language);
  if (!stored) return [];
  const { card } = stored;
  const { searchIndex, cities } = await request.findCatalogue();
  const cityKeys = [...cities.values()]
    .filter(({ zip, countryId }) => zip === card.zip && countryId === card.countryId)
    .map(({ key }) => key);
  const ids = listNearest(searchIndex, { ...card, cityKeys }, count + 1);
  const found = await findCards(strapi, ids, language);
  return found.filter((other) => other.id !== id).slice(0, count);
}
