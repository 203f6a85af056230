import { countryIds } from '@agency/domain/countries';
import { splitPlace } from '../rules/places/places';
import type { Concept } from './concepts';
import { joinPlaceWords } from './place-names';
import type { Token } from './tokens';
import type { SentenceCatalogue, Vocabulary } from './vocabulary';

/** A part of a sentence with its possible meanings. */
export interface Item {
  /** Its first token, and the token after its last. */
  from: number;
  to: number;
  concepts: readonly Concept[];
  number: number | null;
  types: readonly string[];
  places: readonly string[];
  /** The correction of a misspelled word. */
  taken: string | null;
  /** True if several places have this name. */
  isVague: boolean;
  /** The first part of a compound; null for whole words. */
  part: string | null;
}

const LONGEST_PHRASE = 6;
const NOTHING = {
  concepts: [],
  number: null,
  types: [],
  places: [],
  taken: null,
  isVague: false,
  part: null,
};
const SIGNS: Readonly<Record<string, readonly Concept[]>> = {
  '<': ['max'],
  '≤': ['max'],
  '>': ['min'],
  '≥': ['min'],
  '-': ['to'],
  '&': ['and'],
  '+': ['and', 'better', 'with'],
  '€': ['currency'],
  '£': ['foreignCurrency'],
  $: ['foreignCurrency'],
  '¥': ['foreignCurrency'],
};

/** Splits tokens into the longest parts that the vocabulary has, from left to right. */
export function findItems(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  catalogue: SentenceCatalogue,
): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = findItem(tokens, at, vocabulary, catalogue);
    items.push(...found);
    at = found[found.length - 1]?.to ?? at + 1;
  }
  return items;
}

function findItem(
  tokens: readonly Token[],
  from: number,
  vocabulary: Vocabulary,
  catalogue: SentenceCatalogue,
): Item[] {
  const first = tokens[from];
  if (!first) return [];
  if (first.kind === 'number') {
    const isZip = /^\d{4,5}$/.test(first.text);
    const places = isZip ? (vocabulary.placesByZip.get(first.text) ?? []) : [];
    return [{ ...NOTHING, from, to: from + 1, number: first.value, places }];
  }
  if (first.kind === 'sign') {
    return [{ ...NOTHING, from, to: from + 1, concepts: SIGNS[first.text] ?? [] }];
  }
  const coded = findCodedZip(tokens, from, vocabulary);
  if (coded) return [coded];
  const words = listRun(tokens, from);
  const exact = findKnown(words, from, vocabulary);
  if (exact) return [exact];
  const compound = splitCompound(first.text, from, vocabulary);
  if (compound) return compound;
  return [findMisspelt(words, from, vocabulary, catalogue)];
}

/** Country letters before a postal code. */
const COUNTRY_LETTERS: Readonly<Record<string, number>> = {
  l: countryIds.luxembourg,
  lu: countryIds.luxembourg,
  b: countryIds.belgium,
  be: countryIds.belgium,
};

/** Finds a postal code with its country, such as `L-2310` or `B1050`. */
function findCodedZip(
  tokens: readonly Token[],
  from: number,
  { placesByZip }: Vocabulary,
): Item | null {
  const [first, second, third] = tokens.slice(from, from + 3);
  const letter = first?.text ?? '';
  const isHyphened = second?.text === '-' && second.isAttached && third?.isAttached === true;
  const text = isHyphened ? letter + third.text : letter;
  const [, letters = '', zip = ''] = /^([a-z]{1,2})(\d{4})$/.exec(text) ?? [];
  const country = COUNTRY_LETTERS[letters];
  if (country === undefined) return null;
  const places = (placesByZip.get(zip) ?? []).filter((value) => {
    return (splitPlace(value).countryId ?? countryIds.belgium) === country;
  });
  return { ...NOTHING, from, to: from + (isHyphened ? 3 : 1), places };
}

/** Lists the words from a position, without hyphens between them, each with its token. */
function listRun(tokens: readonly Token[], from: number): { text: string; to: number }[] {
  const run: { text: string; to: number }[] = [];
  for (let at = from; at < tokens.length && run.length < LONGEST_PHRASE; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const isHyphen = /^[-/]$/.test(token.text) && tokens[at + 1]?.kind === 'word';
    if (isHyphen && tokens[at + 1]?.isAttached && token.isAttached) continue;
    if (token.kind !== 'word') break;
    run.push({ text: token.text, to: at + 1 });
  }
  return run;
}

function findKnown(
  words: readonly { text: string; to: number }[],
  from: number,
  vocabulary: Vocabulary,
): Item | null {
  for (let length = words.length; length > 0; length -= 1) {
    const texts = words.slice(0, length).map(({ text }) => text);
    const to = words[length - 1]?.to ?? from + 1;
    const phrase = texts.join(' ');
    const concepts = vocabulary.concepts.get(phrase) ?? [];
    const types = vocabulary.typesByName.get(phrase) ?? [];
    const places = vocabulary.placesByName.get(joinPlaceWords(texts));
    const number = vocabulary.numbers.get(phrase) ?? null;
    const isPlace = places !== undefined && isNamed(texts) && !isWord(concepts);
    if (isPlace && types.length === 0) {
      return { ...NOTHING, from, to, places: [...places], isVague: places.size > 1 };
    }
    if (concepts.length > 0 || types.length > 0 || number !== null) {
      return { ...NOTHING, from, to, concepts, types, number };
    }
  }
  return null;
}

/** `Saint` alone is not a place. */
function isNamed(texts: readonly string[]): boolean {
  return texts.length > 1 || (texts[0]?.length ?? 0) > 2;
}

/**
 * A name that is also a word of the language is that word, but not if it is only similar to one.
 */
function isWord(concepts: readonly Concept[]): boolean {
  return concepts.some((one) => one !== 'common');
}

/**
 * Splits compounds such as `Zweizimmerwohnung` or `huurappartement`: a number or a known first
 * part, then known words.
 */
function splitCompound(word: string, at: number, vocabulary: Vocabulary): Item[] | null {
  const place = { ...NOTHING, from: at, to: at + 1 };
  const typeOf = (rest: string): Item | null => {
    const concepts = vocabulary.concepts.get(rest) ?? [];
    const types = vocabulary.typesByName.get(rest) ?? [];
    const isType = types.length > 0 || concepts.includes('house') || concepts.includes('apartment');
    return isType ? { ...place, concepts, types } : null;
  };
  for (const [beginning, concept] of Object.entries(vocabulary.compounds)) {
    const type = word.startsWith(beginning) ? typeOf(word.slice(beginning.length)) : null;
    if (!type) continue;
    const first = { ...place, concepts: concept === null ? [] : [concept], part: beginning };
    return concept === null ? [type] : [first, type];
  }
  for (const [numeral, number] of vocabulary.numbers) {
    if (numeral.length < 3 || !word.startsWith(numeral)) continue;
    const rest = word.slice(numeral.length);
    for (let cut = rest.length; cut > 3; cut -= 1) {
      const unit = vocabulary.concepts.get(rest.slice(0, cut)) ?? [];
      if (!unit.includes('bedrooms') && !unit.includes('rooms')) continue;
      const tail = rest.slice(cut).replace(/^s(?=\p{L}{4})/u, '');
      const type = tail === '' ? null : typeOf(tail);
      if (tail !== '' && !type) continue;
      return [{ ...place, number }, { ...place, concepts: unit }, ...(type ? [type] : [])];
    }
  }
  return null;
}

function findMisspelt(
  words: readonly { text: string; to: number }[],
  from: number,
  vocabulary: Vocabulary,
  catalogue: SentenceCatalogue,
): Item {
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    const texts = words.slice(0, length).map(({ text }) => text);
    const to = words[length - 1]?.to ?? from + 1;
    // A place's own words belong together; the words around it are not part of it.
    const isOther = (text: string): boolean => text.length < 2 || vocabulary.concepts.has(text);
    if (length > 1 && texts.some(isOther)) continue;
    const typed = length > 1 ? joinPlaceWords(texts) : (texts[0] ?? '');
    // A word of another language is not misspelled.
    if (length === 1 && vocabulary.foreignWords.has(typed)) continue;
    if (length > 1 && typed.length < 9) continue;
    const found = vocabulary.errors.find(typed);
    const [word] = found;
    if (word === undefined) continue;
    const places = [
      ...new Set(found.flatMap((one) => [...(vocabulary.placesByName.get(one) ?? [])])),
    ];
    const types = vocabulary.typesByName.get(word) ?? [];
    const concepts = vocabulary.concepts.get(word) ?? [];
    if (length > 1 && places.length === 0) continue;
    if (places.length > 0 && types.length === 0) {
      const taken = catalogue.places.find(({ value }) => value === places[0])?.name ?? word;
      return { ...NOTHING, from, to, places, taken, isVague: places.length > 1 };
    }
    return { ...NOTHING, from, to, concepts, types, taken: word };
  }
  return { ...NOTHING, from, to: from + 1 };
}
