import type { Knex } from 'knex';
import { writeCityName } from '@agency/domain/city-name';
import { listSearchWords, listWords } from '../../rules/text-match';
import type { Catalogue, CatalogueCity } from '../catalogue';
import type { TextCorrection } from '../search-index/resolved-filter';
import { findSimilarCities } from './ensure-trigrams';
import { isOneErrorAway } from '../../rules/one-error-away';

/** Shorter names are too similar to each other. */
const SHORTEST_NAME = 5;
/** The maximum number of words that are corrected. */
const MOST_CORRECTED = 3;

/** A text in which misspelled words are replaced by place names. */
export interface CorrectedText {
  text: string;
  corrections: TextCorrection[];
}

/**
 * Lists possible corrections of a text without results, the likeliest first: one word replaced by a
 * similar place name, then all such words. Words that begin a name are not replaced.
 */
export async function correctPlaces(
  connection: Knex,
  text: string,
  { cities, types }: Pick<Catalogue, 'cities' | 'types'>,
  language: string,
): Promise<CorrectedText[]> {
  const words = listWords(text);
  const known = [...cities.values(), ...types.values()].flatMap(({ searchWords }) => searchWords);
  const near = new Map<string, NearName>();
  for (const word of new Set(words)) {
    if (near.size === MOST_CORRECTED || !/^\p{L}{4,60}$/u.test(word)) continue;
    if (known.some((one) => one.startsWith(word))) continue;
    const keys = await findSimilarCities(connection, word);
    const among = keys ? keys.flatMap((key) => cities.get(key) ?? []) : [...cities.values()];
    const name = findNearName(word, among, language);
    if (name) near.set(word, name);
  }
  const each = [...near.keys()].map((word) => [word]);
  const choices = each.length > 1 ? [...each, each.flat()] : each;
  return choices.map((chosen) => ({
    text: words.map((word) => (chosen.includes(word) ? near.get(word)?.word : word)).join(' '),
    corrections: chosen.map((typed) => ({ typed, taken: near.get(typed)?.name ?? '' })),
  }));
}

interface NearName {
  /** The spelling to search for. */
  word: string;
  /** The spelling to show. */
  name: string;
}

/**
 * Returns the name with such a word that has the most listings, preferably in the visitor's
 * language.
 */
function findNearName(
  word: string,
  cities: readonly CatalogueCity[],
  language: string,
): NearName | null {
  const near = cities.flatMap((city) => {
    const own = city.searchWords.filter((one) => isLongEnough(one) && isOneErrorAway(word, one));
    return own.length > 0 ? [{ city, own }] : [];
  });
  const [best] = near.sort(
    (a, b) => countListings(b.city) - countListings(a.city) || (a.city.key < b.city.key ? -1 : 1),
  );
  if (!best) return null;
  const { names } = best.city;
  const inOrder = [...new Set([names[language] ?? '', ...Object.values(names)])];
  for (const name of inOrder) {
    const found = listSearchWords([name]).find((one) => best.own.includes(one));
    if (found) return { word: found, name: writeCityName(name) };
  }
  return null;
}

function isLongEnough(word: string): boolean {
  return word.length >= SHORTEST_NAME && /^\p{L}+$/u.test(word);
}

function countListings({ counts }: CatalogueCity): number {
  return counts.sale + counts.rent;
}
