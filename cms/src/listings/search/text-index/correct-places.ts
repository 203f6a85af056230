import type { Knex } from 'knex';
import { writeCityName } from '@agency/domain/city-name';
import { listSearchWords, listWords } from '../../rules/text-match';
import type { Catalogue, CatalogueCity } from '../catalogue';
import type { TextCorrection } from '../search-index/resolved-filter';
import { findSimilarCities } from './ensure-trigrams';
import { isOneErrorAway } from '../../rules/one-error-away';

/** Shorter names are too much like one another. */
const SHORTEST_NAME = 5;
/** So many words of a text are corrected at most. */
const MOST_CORRECTED = 3;

/** A text with place names in the place of words that are one typing error away from them. */
export interface CorrectedText {
  text: string;
  corrections: TextCorrection[];
}

/**
 * What a text that finds nothing may have meant (FIND-15), the likeliest first: one of its words as the
 * place name it is like, then all of them that are like one. Words that begin a name stay.
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
  /** As it is looked for. */
  word: string;
  /** As it is shown. */
  name: string;
}

/** Of the names that have such a word that of the most listings, in the visitor's language if it can be. */
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
