import type { Core } from '@strapi/strapi';
import type { ListingCard } from './listing-card';
import { parseArguments, placesArguments } from './search-arguments';
import { searchListings } from './search-listings';

const MOST_POINTS = 50;

/** A listing on a map; what its price is made of is as on its card. */
export type ListingPoint = Pick<
  ListingCard,
  'id' | 'goal' | 'availability' | 'price' | 'priceUnit' | 'priceUnitText' | 'pricePublished'
> & { latitude: number; longitude: number; isExact: boolean };

/** Where the listings stand that a search finds (FIND-10). */
export interface ListingPlaces {
  total: number;
  points: ListingPoint[];
  clusters: object[];
}

/** The places of a search as a map shows them (FIND-10). */
export async function listPlaces(strapi: Core.Strapi, given: unknown): Promise<ListingPlaces> {
  const { language, filter } = parseArguments(placesArguments, given);
  const { items } = await searchListings(strapi, { language, filter, pageSize: MOST_POINTS });
  const points = items.flatMap((card) => {
    const { latitude, longitude } = card;
    if (latitude === null || longitude === null) return [];
    return [{ ...card, latitude, longitude, isExact: card.address !== null }];
  });
  return { total: points.length, points, clusters: [] };
}
