import { countryIds } from '@agency/domain/countries';
import { splitPlace } from '../rules/places/places';
import { listWords } from '../rules/text-match';

export interface SentencePlace {
  /** As `cities` of the listing filter takes it. */
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

/** Words that visitors write for a place and that are no name of it. */
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

/** What visitors call a country, all of whose places are meant. */
const COUNTRY_NAMES: Readonly<Record<number, string>> = {
  [countryIds.luxembourg]:
    'grand duché, grand duché de luxembourg, grand duché du luxembourg, groothertogdom, groothertogdom luxemburg, grand duchy, grand duchy of luxembourg, großherzogtum, großherzogtum luxemburg, gdl',
};

/** Values of places by their names, run together ({@link joinPlaceWords}). */
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

/** Words as one key in which every way of writing `Saint` is the same. */
export function joinPlaceWords(words: readonly string[]): string {
  return words.map((word) => (SAINTS.has(word) ? 'st' : word)).join('');
}

/** As it is, and with the German letters written as two. */
function listSpellings(name: string): string[] {
  const written = name.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]}e`);
  return [name, written];
}

/** The parts of a name that stand for it: `Molenbeek`, `Woluwe`, `Saint-Josse`; not a saint's own name. */
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
