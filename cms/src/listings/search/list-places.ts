import type { Core } from '@strapi/strapi';
import { clusterPlaces, type ListingCluster } from './search-index/cluster-places';
import { findCardsById } from './find-cards';
import type { ListingCard } from './listing-card';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { placesArguments } from './search-arguments';
import { findMatches } from './search-listings';

/** A listing on a map, with the card's fields for its price. */
export type ListingPoint = Pick<
  ListingCard,
  'id' | 'goal' | 'availability' | 'price' | 'priceUnit' | 'pricePublished'
> & { latitude: number; longitude: number; isExact: boolean };

/** The positions of the listings of a search. */
export interface ListingPlaces {
  total: number;
  points: ListingPoint[];
  clusters: ListingCluster[];
}

/**
 * Lists the positions of a search for a map at a zoom, at most 500 points and clusters. Listings
 * without a published address are at the centre of their postal code.
 */
export async function listPlaces(strapi: Core.Strapi, given: unknown): Promise<ListingPlaces> {
  const { language, filter, zoom } = parseArguments(placesArguments, given);
  const { listings, matches } = await findMatches(strapi, language, filter);
  const { columns } = listings;
  const { total, rows, clusters } = clusterPlaces(listings, matches.all, zoom);
  const exact = new Set(rows.filter((row) => columns.isExact[row]).map((row) => columns.id[row]));
  const ids = rows.map((row) => columns.id[row] ?? 0);
  const cards = await findCardsById(strapi, ids, language);
  const points = ids.flatMap((id) => {
    const card = cards.get(id);
    if (!card || card.latitude === null || card.longitude === null) return [];
    const { latitude, longitude } = card;
    return [{ ...card, latitude, longitude, isExact: exact.has(id) }];
  });
  return { total, points, clusters };
}
