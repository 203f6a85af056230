import type { Core } from '@strapi/strapi';
import type { ListingCard } from './listing-card';
import { CARDS } from './read-model-tables';

interface CardRow {
  listing_id: number;
  reference: string;
  card: string;
}

/** The cards of these listings in one language, in the order of the ids. */
export async function findCards(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: string,
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = (await strapi.db
    .connection(CARDS)
    .whereIn('listing_id', ids)
    .andWhere({ language })
    .select('listing_id', 'card')) as CardRow[];
  const cards = new Map(rows.map((row) => [row.listing_id, row.card]));
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [parseCard(card)];
  });
}

/** The cards with these references in one language, in the order of the references. */
export async function findCardsByReference(
  strapi: Core.Strapi,
  references: readonly string[],
  language: string,
): Promise<ListingCard[]> {
  if (references.length === 0) return [];
  const rows = (await strapi.db
    .connection(CARDS)
    .whereIn('reference', references)
    .andWhere({ language })
    .select('reference', 'card')) as CardRow[];
  const cards = new Map(rows.map((row) => [row.reference, row.card]));
  return references.flatMap((reference) => {
    const card = cards.get(reference);
    return card === undefined ? [] : [parseCard(card)];
  });
}

/** The ids of the listings with these references. */
export async function findListingIds(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<number[]> {
  if (references.length === 0) return [];
  const rows = (await strapi.db
    .connection(CARDS)
    .whereIn('reference', references)
    .distinct('listing_id')) as { listing_id: number }[];
  return rows.map((row) => row.listing_id);
}

/** The card of one listing in every language. */
export async function findCardsOfListing(
  strapi: Core.Strapi,
  reference: string,
): Promise<Map<string, ListingCard>> {
  const rows = (await strapi.db
    .connection(CARDS)
    .where({ reference })
    .select('language', 'card')) as { language: string; card: string }[];
  return new Map(rows.map(({ language, card }) => [language, parseCard(card)]));
}

function parseCard(json: string): ListingCard {
  return JSON.parse(json) as ListingCard;
}
