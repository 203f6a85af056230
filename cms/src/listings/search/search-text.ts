import type { Knex } from 'knex';
import { listSearchWords, listWords } from '../rules/text-match';
import { findTexts, formatStreet } from './listing-card';
import type { ListingFacts } from '../rules/listing-facts';
import { TEXTS } from './read-model-tables';

const MOST_WORDS = 10;

/** What a text search looks in for one listing in one language. */
export interface SearchText {
  listing_id: number;
  language: string;
  /** Folded words, each once, a space before each: `% word%` finds the beginning of one. */
  words: string;
}

/**
 * The words by which a listing is found in a language (FIND-13): its reference, title, description,
 * types, places and postal code, and its street while the address is published (DETAIL-5).
 */
export function projectSearchText(listing: ListingFacts, language: string): SearchText {
  const { reference, city, types, publishAddress } = listing;
  const { title, description, mainTypeName, typeDescription, street } = findTexts(
    listing.texts,
    language,
  );
  const address = publishAddress ? formatStreet(listing, street, language) : null;
  const own = [title, description?.replace(/<[^>]*>/g, ' '), mainTypeName, typeDescription];
  const names = [...types, ...(city ? [city] : [])].flatMap((one) => Object.values(one.names));
  const words = new Set([
    ...listWords([reference, listing.zip ?? city?.zip, address, ...own].join(' ')),
    ...listSearchWords(names),
  ]);
  return {
    listing_id: listing.id,
    language,
    words: [...words].map((word) => ` ${word}`).join(''),
  };
}

/** The ids of the listings whose words each word of the text begins; none for a text without words. */
export async function findListingsByWords(
  connection: Knex,
  language: string,
  text: string,
): Promise<number[]> {
  const words = listWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const query = connection(TEXTS).where({ language });
  // Folded words are letters and digits: none of them is a wildcard.
  for (const word of words) void query.andWhere('words', 'like', `% ${word}%`);
  const rows = (await query.select('listing_id')) as { listing_id: number }[];
  return rows.map((row) => row.listing_id);
}
