import { countryIds } from '@agency/domain/countries';
import { splitPlace } from '../rules/places/places';
import { listWords } from '../rules/text-match';

export interface SentencePlace {
  /** A value of `cities` in the listing filter. */
  value: string;
  zip: string;
  /** In the language of the page. */
  name: string;
  /** In every language and spelling. */
  names: readonly string[];
}

const SAINTS = new Set(['saint', 'sainte', 'sint', 'st', 'ste', 'sankt']);
const SHORTEST_PART = 5;
const SHORTEST_FIRST = 4;

/** Words for places that are not their names. */
const ALIASES: Readonly<Record<string, string>> = {
  bxl: 'bruxelles',
  brux: 'bruxelles',
  bxls: 'bruxelles',
  brussel1: 'brussel',
  antwerp: 'antwerpen',
  luxembourgville: 'luxembourg',
  luxembourgcity: 'luxembourg',
  luxemburgstadt: 'luxemburg',
  luxembourgstad: 'luxembourg',
  luxemburgstad: 'luxemburg',
};

/** Names of countries, which mean all of their places. */
const COUNTRY_NAMES: Readonly<Record<number, string>> = {
  [countryIds.luxembourg]:
    'grand duché, grand duché de luxembourg, grand duché du luxembourg, groothertogdom, groothertogdom luxemburg, grand duchy, grand duchy of luxembourg, großherzogtum, großherzogtum luxemburg, gdl',
};

/** Indexes the values of places by their joined names ({@link joinPlaceWords}). */
export function indexPlaceNames(places: readonly SentencePlace[]): Map<string, Set<string>> {
  const whole = new Map<string, Set<string>>();
  const parts = new Map<string, Set<string>>();
  for (const { value, names } of places) {
    for (const name of new Set(names.flatMap(listSpellings))) {
      const words = listWords(name);
      add(whole, joinPlaceWords(words), value);
      for (const part of listParts(words)) add(parts, joinPlaceWords(part), value);
    }
  }
  for (const [part, values] of parts) if (!whole.has(part)) whole.set(part, values);
  for (const [alias, name] of Object.entries(ALIASES)) {
    const values = whole.get(name);
    if (values && !whole.has(alias)) whole.set(alias, values);
  }
  for (const [country, names] of Object.entries(COUNTRY_NAMES)) {
    const values = places
      .map(({ value }) => value)
      .filter((value) => splitPlace(value).countryId === Number(country));
    if (values.length === 0) continue;
    for (const name of names.split(',')) {
      whole.set(joinPlaceWords(listWords(name)), new Set(values));
    }
  }
  return whole;
}

/** Joins words to a key in which all spellings of `Saint` are the same. */
export function joinPlaceWords(words: readonly string[]): string {
  return words.map((word) => (SAINTS.has(word) ? 'st' : word)).join('');
}

/** Returns the name and its spelling with German umlauts as two letters. */
function listSpellings(name: string): string[] {
  const written = name.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]}e`);
  return [name, written];
}

/**
 * Returns the parts that can replace a name: `Molenbeek`, `Woluwe`, `Saint-Josse`; not the name of
 * a saint alone.
 */
function listParts(words: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const single = words.filter((word, at) => {
    if (SAINTS.has(word) || SAINTS.has(words[at - 1] ?? '')) return false;
    return word.length >= (at === 0 ? SHORTEST_FIRST : SHORTEST_PART);
  });
  const saint = words.findIndex((word) => SAINTS.has(word));
  const saints = saint >= 0 && saint + 1 < words.length ? [words.slice(saint, saint + 2)] : [];
  return [...single.map((word) => [word]), ...saints];
}

function add(index: Map<string, Set<string>>, key: string, value: string): void {
  const known = index.get(key);
  if (known) known.add(value);
  else index.set(key, new Set([value]));
}
