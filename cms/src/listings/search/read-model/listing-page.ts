import type { Knex } from 'knex';
import type { ListingFacts } from '../../rules/listing-facts';
import type { Nearby } from '../../nearby/nearby-grid';
import { readNearby } from '../../nearby/nearby-columns';
import { CARDS, PAGES, ROWS } from './read-model-tables';
import type { ListingCard } from '../listing-card';

/** The data of a listing's page besides its card, in every language. */
export interface ListingPage extends Pick<
  ListingFacts,
  'texts' | 'documents' | 'pictures' | 'openHouses'
> {
  /** Known facts by attribute, including unpublished amounts. */
  facts: Readonly<Record<string, unknown>>;
  webIds: readonly string[];
  localized: readonly LocalizedSlugs[];
}

type LocalizedSlugs = { language: string } & Pick<ListingCard, 'citySlug' | 'typeSlug'>;

/** A listing in one language as the read model stores it. */
export interface StoredListing {
  card: ListingCard;
  page: ListingPage;
  /** Empty if the address is not published or the listing is not on offer. */
  nearby: readonly Nearby[];
}

/** Builds the page for the read model, without fields hidden by conditions. */
export function buildPage(
  listing: ListingFacts,
  cards: readonly (readonly [language: string, card: ListingCard])[],
): ListingPage {
  const { texts, documents, pictures, openHouses, types } = listing;
  const facts = Object.entries(listing.facts).filter(([name, value]) => {
    return value !== null && name !== 'pictureDetails';
  });
  return {
    facts: Object.fromEntries(facts),
    webIds: types.map(({ webId }) => webId),
    localized: cards.map(([language, { citySlug, typeSlug }]) => {
      return { language, citySlug, typeSlug };
    }),
    texts,
    documents,
    pictures,
    openHouses,
  };
}

/**
 * Finds the listing with this reference in one language, in one statement; null if none exists,
 * it is not shown, or the site does not have the language.
 */
export async function findStoredListing(
  connection: Knex,
  reference: string,
  language: string,
): Promise<StoredListing | null> {
  const row = (await connection(CARDS)
    .join(PAGES, `${PAGES}.listing_id`, `${CARDS}.listing_id`)
    .join(ROWS, `${ROWS}.id`, `${CARDS}.listing_id`)
    .where({ [`${CARDS}.reference`]: reference, [`${CARDS}.language`]: language })
    .first('card', 'page', 'nearby')) as StoredTexts | undefined;
  if (!row) return null;
  return {
    card: JSON.parse(row.card) as ListingCard,
    page: JSON.parse(row.page) as ListingPage,
    nearby: readNearby(row.nearby),
  };
}

/** Finds several listings by reference, without nearby places. */
export async function listStoredListings(
  connection: Knex,
  references: readonly string[],
  language: string,
): Promise<Omit<StoredListing, 'nearby'>[]> {
  if (references.length === 0) return [];
  const rows = (await connection(CARDS)
    .join(PAGES, `${PAGES}.listing_id`, `${CARDS}.listing_id`)
    .whereIn(`${CARDS}.reference`, references)
    .where(`${CARDS}.language`, language)
    .select('card', 'page')) as Pick<StoredTexts, 'card' | 'page'>[];
  return rows.map(({ card, page }) => ({
    card: JSON.parse(card) as ListingCard,
    page: JSON.parse(page) as ListingPage,
  }));
}

interface StoredTexts {
  card: string;
  page: string;
  nearby: string | null;
}
