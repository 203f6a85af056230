import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ListingCard } from './listing-card';
import { CARDS } from './read-model/read-model-tables';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { cardsArguments } from './search-arguments';

/** The cards of these listings in one language, in the order of the ids. */
export function findCards(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: string,
): Promise<ListingCard[]> {
  return findInOrder(strapi, 'listing_id', ids, language);
}

/** The cards of these listings in one language, by id. */
export function findCardsById(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: string,
): Promise<Map<number, ListingCard>> {
  return findCardsIn(strapi.db.connection, ids, language);
}

/** The same by way of a connection, or of a transaction under way. */
export function findCardsIn(
  connection: Knex,
  ids: readonly number[],
  language: string,
): Promise<Map<number, ListingCard>> {
  return findByKey(connection, 'listing_id', ids, language);
}

/** The cards with these references in one language, in the order of the references. */
export function findCardsByReference(
  strapi: Core.Strapi,
  references: readonly string[],
  language: string,
): Promise<ListingCard[]> {
  return findInOrder(strapi, 'reference', references, language);
}

/**
 * The cards with the given references, also of sold and rented listings, in their order; one that does
 * not exist or is withdrawn is left out.
 */
export function listCards(strapi: Core.Strapi, given: unknown): Promise<ListingCard[]> {
  const { language, ids } = parseArguments(cardsArguments, given);
  return findCardsByReference(strapi, [...new Set(ids)], language);
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

async function findInOrder<Key extends number | string>(
  strapi: Core.Strapi,
  column: 'listing_id' | 'reference',
  keys: readonly Key[],
  language: string,
): Promise<ListingCard[]> {
  const cards = await findByKey(strapi.db.connection, column, keys, language);
  return keys.flatMap((key) => cards.get(key) ?? []);
}

async function findByKey<Key extends number | string>(
  connection: Knex,
  column: 'listing_id' | 'reference',
  keys: readonly Key[],
  language: string,
): Promise<Map<Key, ListingCard>> {
  if (keys.length === 0) return new Map();
  const rows = (await connection(CARDS)
    .whereIn(column, keys)
    .andWhere({ language })
    .select({ key: column }, 'card')) as { key: Key; card: string }[];
  return new Map(rows.map(({ key, card }) => [key, parseCard(card)]));
}

function parseCard(json: string): ListingCard {
  return JSON.parse(json) as ListingCard;
}
