import type { Core } from '@strapi/strapi';
import { similarPrice } from '@agency/domain/similar-price';
import { findCards } from './find-cards';
import type { ListingCard } from './listing-card';
import { listNearest } from './search-index/list-nearest';
import { createListingRequest, type ListingRequest } from './listing-request';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { similarArguments } from './search-arguments';

/** The minimum number within the price band; with fewer it is widened. */
const FEW = 3;
const WIDE_BAND = 2 * similarPrice;

/**
 * Finds listings on offer with the same goal and type, the nearest first, within 30 % of the price
 * at any distance; with fewer than three, those within 60 % follow. Empty if the listing does not
 * exist or has no type.
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
  const like = { ...card, cityKeys };
  const near = listNearest(searchIndex, like, count + 1);
  // Includes the listing itself unless it is sold or rented.
  const isFew = near.length <= FEW;
  const wide = isFew ? listNearest(searchIndex, like, count + 1 + near.length, WIDE_BAND) : [];
  const found = await findCards(strapi, [...new Set([...near, ...wide])], language);
  return found.filter((other) => other.id !== id).slice(0, count);
}
