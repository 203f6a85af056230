import { toText } from '../../../platform/rules/stored-value';
import { listSearchWords, listWords } from '../../rules/text-match';
import { findTexts, formatStreet } from '../listing-card';
import type { ListingFacts } from '../../rules/listing-facts';
import { TEXT_FIELDS, type TextField } from './text-index-tables';

/** A longer word is found by its beginning; PostgreSQL takes none of more than 2 kB. */
const LONGEST_WORD = 60;
/** So many words of a field are enough to find a listing by. */
const MOST_WORDS = 5000;

/** What a text search looks in for one listing in one language. */
export interface SearchText {
  listing_id: number;
  language: string;
  /** Folded words of letters and digits, each once, in the weightiest field that has it. */
  words: Record<TextField, string[]>;
}

/**
 * The words by which a listing is found in a language (FIND-15): its reference and unique code; its
 * places and postal code, and its street while the address is published (DETAIL-5); its title and
 * types; its description. Conditions have taken off the facts what the site may not show (DETAIL-3).
 */
export function projectSearchText(listing: ListingFacts, language: string): SearchText {
  const { reference, city, types, publishAddress } = listing;
  const { title, description, mainTypeName, typeDescription, street } = findTexts(
    listing.texts,
    language,
  );
  const address = publishAddress ? formatStreet(listing, street, language) : null;
  const found: Record<TextField, string[]> = {
    reference: [reference, toText(listing.facts.uniqueCode) ?? ''].flatMap(listCodeWords),
    place: [
      ...listSearchWords(Object.values(city?.names ?? {})),
      ...listWords([listing.zip ?? city?.zip, address].join(' ')),
    ],
    title: [
      ...listWords([title, mainTypeName, typeDescription].join(' ')),
      ...listSearchWords(types.flatMap(({ names }) => Object.values(names))),
    ],
    description: listWords(description?.replace(/<[^>]*>/g, ' ') ?? ''),
  };
  const known = new Set<string>();
  const words = { ...found };
  for (const field of TEXT_FIELDS) {
    const own = new Set(found[field].slice(0, MOST_WORDS).map(cutWord));
    words[field] = [...own].filter((word) => !known.has(word));
    for (const word of words[field]) known.add(word);
  }
  return { listing_id: listing.id, language, words };
}

/** The part of a word that is kept, and asked for. */
export function cutWord(word: string): string {
  return word.length > LONGEST_WORD ? [...word].slice(0, LONGEST_WORD).join('') : word;
}

/** The words of a code, and all of it run together. */
function listCodeWords(code: string): string[] {
  const words = listWords(code);
  return words.length > 1 ? [...words, words.join('')] : words;
}
