import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import type { ListingCard } from './listing-card';
import type { Goal } from '@agency/domain/goals';
import { CARDS, ROWS } from './read-model/read-model-tables';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { addressesArguments } from './search-arguments';
import { NOT_ON_OFFER } from './search-row';

/** This number of listings in all languages fills one sitemap file of 10,000 addresses. */
const LISTINGS_PER_PART = Math.floor(10_000 / languages.length);

/** The parts with listings, and when a listing on offer last changed. */
export interface ListingMap {
  parts: { number: number; updatedAt: string }[];
  saleUpdatedAt: string | null;
  rentUpdatedAt: string | null;
}

export interface ListingAddress {
  id: string;
  goal: Goal;
  updatedAt: string;
  slugs: { language: string; citySlug: string; typeSlug: string }[];
}

/**
 * Returns the sitemap's parts of listings. Parts are ranges of row numbers, so a listing never
 * changes its part, and added or removed ones only affect their own.
 */
export async function findListingMap(strapi: Core.Strapi): Promise<ListingMap> {
  const { connection } = strapi.db;
  const rows = (await selectOnOffer(connection)
    .groupBy('part', 'offered.goal')
    .select(connection.raw(`(offered.id - 1) / ${LISTINGS_PER_PART} as part`), 'offered.goal')
    .max({ updatedAt: 'listing.updated_at' })) as MapRow[];
  const newest = (among: MapRow[]): string | null => {
    const times = among.map(({ updatedAt }) => toInstant(updatedAt));
    return times.sort().at(-1) ?? null;
  };
  const numbers = [...new Set(rows.map(({ part }) => Number(part)))].sort((a, b) => a - b);
  return {
    parts: numbers.map((number) => ({
      number: number + 1,
      updatedAt: newest(rows.filter(({ part }) => Number(part) === number)) ?? '',
    })),
    saleUpdatedAt: newest(rows.filter(({ goal }) => goal === 0)),
    rentUpdatedAt: newest(rows.filter(({ goal }) => goal === 1)),
  };
}

/** Lists the listings on offer of one part by row number; empty if the part does not exist. */
export async function listListingAddresses(
  strapi: Core.Strapi,
  given: unknown,
): Promise<ListingAddress[]> {
  const { part } = parseArguments(addressesArguments, given);
  const last = part * LISTINGS_PER_PART;
  const rows = (await selectOnOffer(strapi.db.connection)
    .join({ card: CARDS }, 'card.listing_id', 'offered.id')
    .whereBetween('offered.id', [last - LISTINGS_PER_PART + 1, last])
    .orderBy('offered.id')
    .select('offered.goal', 'card.reference', 'card.language', 'card.card')
    .select({ updatedAt: 'listing.updated_at' })) as AddressRow[];
  const addresses = new Map<string, ListingAddress>();
  for (const { reference, goal, updatedAt, language, card } of rows) {
    const address = addresses.get(reference) ?? {
      id: reference,
      goal: goal === 0 ? 'sale' : 'rent',
      updatedAt: toInstant(updatedAt),
      slugs: [],
    };
    const { citySlug, typeSlug, textLanguage } = JSON.parse(card) as ListingCard;
    // The sitemap only has the languages in which a listing is written.
    if (textLanguage === language) address.slugs.push({ language, citySlug, typeSlug });
    addresses.set(reference, address);
  }
  return [...addresses.values()];
}

interface MapRow {
  part: number | string;
  goal: number;
  updatedAt: StoredTime;
}

interface AddressRow {
  goal: number;
  reference: string;
  language: string;
  card: string;
  updatedAt: StoredTime;
}

/** Milliseconds on SQLite, an instant on PostgreSQL. */
type StoredTime = number | string | Date;

/** Excludes sold, rented and withdrawn listings, whose pages are not indexed. */
function selectOnOffer(connection: Knex): Knex.QueryBuilder {
  return connection({ offered: ROWS })
    .join({ listing: 'listings' }, 'listing.id', 'offered.id')
    .where('offered.goal', '!=', NOT_ON_OFFER);
}

function toInstant(stored: StoredTime): string {
  return new Date(stored).toISOString();
}
