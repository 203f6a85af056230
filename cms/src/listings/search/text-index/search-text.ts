import { toText } from '../../../platform/rules/stored-value';
import { listSearchWords, listWords } from '../../rules/text-match';
import { findTexts, formatStreet } from '../listing-card';
import type { ListingFacts } from '../../rules/listing-facts';
import { TEXT_FIELDS, type TextField } from './text-index-tables';

/** Longer words are cut; PostgreSQL refuses words of more than 2 kB. */
const LONGEST_WORD = 60;
/** The maximum number of indexed words per field. */
const MOST_WORDS = 5000;

/** The indexed texts of one listing in one language. */
export interface SearchText {
  listing_id: number;
  language: string;
  /** Folded words of letters and digits, each once, in the field of most weight that has it. */
  words: Record<TextField, string[]>;
}

/**
 * Builds the words that find a listing in a language: its reference and unique code; its places,
 * postal code and, if published, street; its title and types; its description. Fields hidden by
 * conditions are already removed from the facts.
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

/** Cuts a word to the length that is indexed and searched for. */
export function cutWord(word: string): string {
  return word.length > LONGEST_WORD ? [...word].slice(0, LONGEST_WORD).join('') : word;
}

/** Returns the words of a code, and all of them joined. */
function listCodeWords(code: string): string[] {
  const words = listWords(code);
  return words.length > 1 ? [...words, words.join('')] : words;
}
