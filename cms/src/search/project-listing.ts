import type { EnergyLadders } from '../rules/energy-ladder';
import { buildCard } from './listing-card';
import type { ListingFacts } from './listing-facts';
import { ANY_TYPE } from './read-model-tables';

/** Larger than any price: where a price that is not published sorts in rising order. */
export const NO_PRICE_HIGH = 1e15;
/** Smaller than any price: where it sorts in falling order. */
export const NO_PRICE_LOW = -1;

/** One listing under one of its types; a price that is not published can be neither found nor sorted. */
export interface ListingRow {
  listing_id: number;
  goal: number;
  type_key: string;
  city_key: string;
  price_low: number;
  price_high: number;
  bedrooms: number;
  living_area: number;
  /** Milliseconds since 1970. */
  listed_at: number;
}

export interface ListingCardRow {
  listing_id: number;
  reference: string;
  language: string;
  card: string;
}

/**
 * What the read model holds of a listing: rows only while it is on offer (available or under option),
 * cards also when it is sold or rented, nothing once it is withdrawn. A price that is not published
 * is in neither (DETAIL-4).
 */
export function projectListing(
  listing: ListingFacts,
  languages: readonly string[],
  ladders: EnergyLadders,
): { rows: ListingRow[]; cards: ListingCardRow[] } {
  if (listing.state === 'withdrawn') return { rows: [], cards: [] };
  return {
    rows: projectRows(listing),
    cards: languages.map((language) => ({
      listing_id: listing.id,
      reference: listing.reference,
      language,
      card: JSON.stringify(buildCard(listing, language, ladders)),
    })),
  };
}

function projectRows(listing: ListingFacts): ListingRow[] {
  if (listing.availability === 'sold' || listing.availability === 'rented') return [];
  const price = listing.publishPrice ? listing.price : null;
  const typeKeys = new Set([ANY_TYPE, ...listing.types.flatMap((type) => type.lineage)]);
  return [...typeKeys].map((typeKey) => ({
    listing_id: listing.id,
    goal: toGoalKey(listing.goal),
    type_key: typeKey,
    city_key: listing.city?.key ?? '',
    price_low: price ?? NO_PRICE_LOW,
    price_high: price ?? NO_PRICE_HIGH,
    bedrooms: listing.bedrooms ?? 0,
    living_area: listing.livingArea ?? 0,
    listed_at: Date.parse(listing.listedAt ?? listing.createdAt ?? '') || 0,
  }));
}

/** The snapshot's own numbers of the goals: 0 for sale, 1 for rent. */
export function toGoalKey(goal: ListingFacts['goal']): 0 | 1 {
  return goal === 'sale' ? 0 : 1;
}
