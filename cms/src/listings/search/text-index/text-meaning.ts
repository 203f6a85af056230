import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { foldText } from '@agency/domain/fold-text';
import { listWords, scoreWord } from '../../rules/text-match';
import type { Catalogue } from '../catalogue';
import { findListingIds } from '../find-cards';
import type { TextMeaning } from '../search-index/resolved-filter';
import { correctPlaces } from './correct-places';
import { findInTextIndex, TextMemory } from './find-in-text-index';

const MAX_REFERENCES = 5;

/** Lists possible references in a text: its words, and all of it joined (`520 4117`). */
export function listReferences(text: string): string[] {
  const words = text.trim().split(/[\s,;]+/);
  return [...new Set([...words.slice(0, MAX_REFERENCES), joinReference(text)])];
}

/** Returns the text as one reference, without spaces, dots and a leading `ref.`. */
export function joinReference(text: string): string {
  return foldText(text)
    .trim()
    .replace(/^(?:(?:ref|reference|referentie|referenz|nr|no|id)\b[.:\s]*|#)/, '')
    .replace(/[\s.]/g, '');
}

const memory = new TextMemory<TextMeaning>(({ listingIds, tiers = [] }) =>
  tiers.reduce((sum, tier) => sum + tier.length, listingIds.length),
);

/**
 * Finds the meaning of a text in a language: the listings with these references, else those whose
 * types, cities or own words begin with its words. If every word is the whole name of a type or
 * city, only those count. A text without matches is searched again with misspelled place names
 * corrected.
 */
export async function findMeaning(
  strapi: Core.Strapi,
  language: string,
  text: string,
  catalogue: Catalogue,
): Promise<TextMeaning> {
  const key = `${language} ${text}`;
  const known = memory.find(catalogue.searchIndex, key);
  if (known) return known;
  const meaning = await readMeaning(strapi, language, text, catalogue);
  memory.add(catalogue.searchIndex, key, meaning);
  return meaning;
}

async function readMeaning(
  strapi: Core.Strapi,
  language: string,
  text: string,
  catalogue: Catalogue,
): Promise<TextMeaning> {
  const named = await findListingIds(strapi, listReferences(text));
  if (named.length > 0) return { listingIds: named, matches: [] };
  const { connection } = strapi.db;
  const plain = await findByWords(connection, language, text, catalogue);
  if (isFound(plain)) return plain;
  for (const corrected of await correctPlaces(connection, text, catalogue, language)) {
    const meaning = await findByWords(connection, language, corrected.text, catalogue);
    if (isFound(meaning)) return { ...meaning, corrections: corrected.corrections };
  }
  return plain;
}

function isFound({ listingIds, matches }: TextMeaning): boolean {
  return listingIds.length + matches.length > 0;
}

async function findByWords(
  connection: Knex,
  language: string,
  text: string,
  catalogue: Catalogue,
): Promise<TextMeaning> {
  const { matches, isNames } = matchNames(text, catalogue);
  if (isNames) return { listingIds: [], matches };
  const { ids, tiers } = await findInTextIndex(connection, language, text);
  return { listingIds: ids, tiers, matches };
}

/**
 * Returns the types and cities whose names have words beginning with the words of the text, and
 * that together cover all of it; `isNames` if all are whole words.
 */
export function matchNames(
  text: string,
  catalogue: Pick<Catalogue, 'cities' | 'types'>,
): { matches: TextMeaning['matches']; isNames: boolean } {
  const words = listWords(text);
  const covers = (searchWords: readonly string[], word: string): boolean =>
    scoreWord(word, searchWords) > 0;
  const cities = [...catalogue.cities.values()];
  // The listings' own texts name their kinds.
  const types = [...catalogue.types.values()].filter(({ kind }) => !kind);
  const matches: TextMeaning['matches'] = [];
  if (words.length > 0) {
    const inCities = cities.filter((city) => words.every((w) => covers(city.searchWords, w)));
    const inTypes = types.filter((type) => words.every((w) => covers(type.searchWords, w)));
    if (inCities.length) matches.push({ cityKeys: inCities.map((c) => c.key), typeKeys: null });
    if (inTypes.length) matches.push({ cityKeys: null, typeKeys: inTypes.map((t) => t.webId) });
  }
  if (words.length > 1 && matches.length === 0) {
    for (const type of types) {
      const rest = words.filter((word) => !covers(type.searchWords, word));
      if (rest.length === words.length) continue;
      const fitting = cities.filter((city) => rest.every((w) => covers(city.searchWords, w)));
      if (fitting.length === 0) continue;
      matches.push({
        cityKeys: fitting.map((city) => city.key),
        typeKeys: [type.webId],
      });
    }
  }
  const all = [...cities, ...types];
  const isName = (word: string): boolean =>
    all.some(({ searchWords }) => searchWords.includes(word));
  return { matches, isNames: matches.length > 0 && words.every(isName) };
}
