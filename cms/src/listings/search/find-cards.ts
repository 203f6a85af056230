import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ListingCard } from './listing-card';
import { CARDS } from './read-model/read-model-tables';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { cardsArguments } from './search-arguments';

/** Returns the cards of listings in one language, in the order of the ids. */
export function findCards(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: string,
): Promise<ListingCard[]> {
  return findInOrder(strapi, 'listing_id', ids, language);
}

export function findCardsById(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: string,
): Promise<Map<number, ListingCard>> {
  return findCardsIn(strapi.db.connection, ids, language);
}

/** Like `findCardsById`, on the given connection or transaction. */
export function findCardsIn(
  connection: Knex,
  ids: readonly number[],
  language: string,
): Promise<Map<number, ListingCard>> {
  return findByKey(connection, 'listing_id', ids, language);
}

/** Returns the cards with these references, in the order of the references. */
export function findCardsByReference(
  strapi: Core.Strapi,
  references: readonly string[],
  language: string,
): Promise<ListingCard[]> {
  return findInOrder(strapi, 'reference', references, language);
}

/**
 * Returns the cards with the given references in order, including sold and rented listings; omits
 * unknown and withdrawn ones.
 */
export function listCards(strapi: Core.Strapi, given: unknown): Promise<ListingCard[]> {
  const { language, ids } = parseArguments(cardsArguments, given);
  return findCardsByReference(strapi, [...new Set(ids)], language);
}

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
