import { languages } from '@agency/domain/languages';
import { mergeNear, parseNear, writeNear } from '@agency/domain/near-kinds';
import type { Concept } from './concepts';
import { readAvailable } from './read-available';
import { readBuilt } from './read-built';
import { readEnergy } from './read-energy';
import { readNear } from './read-near';
import { readNew } from './read-new';
import { readNumbers } from './read-numbers';
import { readRefused } from './read-refused';
import { readGoal, readTypes } from './read-types';
import { Sentence } from './sentence';
import { emptyReading, type SentenceReading } from './sentence-reading';
import { buildVocabulary, type SentenceCatalogue, type Vocabulary } from './vocabulary';

/** Removed from the remaining text if something was understood. */
const SILENT: readonly Concept[] = [
  ...(['filler', 'with', 'and', 'or', 'to', 'from', 'currency', 'near', 'budget'] as const),
];

const vocabularies = new WeakMap<SentenceCatalogue, Map<string, Vocabulary>>();

/**
 * Reads the criteria of a sentence with the types and places of a catalogue, in the language of the
 * page, or in another one that has more of its words. Deterministic, except months without a year;
 * words without a rule stay text.
 */
export function readSentence(
  typed: string,
  language: string,
  catalogue: SentenceCatalogue,
  today = new Date(),
): SentenceReading {
  let best = readIn(language, typed, catalogue, today);
  for (const other of languages) {
    if (other === language || best.unknown === 0) continue;
    const one = readIn(other, typed, catalogue, today);
    const isSurer = one.reading.corrected.length <= best.reading.corrected.length;
    if (isSurer && one.unknown < best.unknown) best = one;
  }
  return best.reading;
}

/**
 * Reads a sentence with the words of one language and the shared ones, and counts the unknown
 * words.
 */
function readIn(
  language: string,
  typed: string,
  catalogue: SentenceCatalogue,
  today: Date,
): { reading: SentenceReading; unknown: number } {
  const sentence = new Sentence(
    typed.normalize('NFC'),
    findVocabulary(language, catalogue),
    catalogue,
  );
  readEnergy(sentence);
  readNegations(sentence);
  readRefused(sentence);
  readNew(sentence);
  readNear(sentence);
  readBuilt(sentence);
  readAvailable(sentence, today);
  readPlaces(sentence);
  readNumbers(sentence);
  readTypes(sentence);
  readGoal(sentence);
  const positions = Array.from({ length: sentence.size }, (_, at) => at);
  const unknown = positions.filter(
    (at) => sentence.isFree(at) && sentence.isUnknown(at) && !sentence.isNamed(at),
  ).length;
  const { reading } = sentence;
  if (!positions.some((at) => sentence.isTaken(at))) {
    return { reading: { ...emptyReading(), text: typed.trim() }, unknown };
  }
  return {
    unknown,
    reading: {
      ...reading,
      types: unique(reading.types),
      cities: unique(reading.cities),
      near: mergeNear(reading.near.flatMap((wish) => parseNear(wish) ?? [])).map(writeNear),
      text: writeRest(sentence),
    },
  };
}

function writeRest(sentence: Sentence): string {
  const rest: string[] = [];
  let last = -1;
  for (let at = 0; at < sentence.size; at += 1) {
    const isKept = sentence.isKept(at);
    const isSilent = sentence.has(at, ...SILENT) || sentence.items[at]?.concepts.length === 0;
    const isArticle = sentence.has(at, 'filler');
    const isWord = sentence.isUnknown(at) || (sentence.items[at]?.number !== null && !isArticle);
    if (sentence.isTaken(at) || (!isKept && isSilent && !isWord)) {
      continue;
    }
    const written = sentence.write(at);
    // `U-Bahn`, `rez-de-chaussée`: keeps words that were typed as one together.
    const gap = last < 0 ? ' ' : sentence.between(last, at);
    if (gap === ' ') rest.push(written);
    else rest.push(`${rest.pop() ?? ''}${gap}${written}`);
    last = at;
  }
  return rest.join(' ');
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function findVocabulary(language: string, catalogue: SentenceCatalogue): Vocabulary {
  const known = vocabularies.get(catalogue) ?? new Map<string, Vocabulary>();
  vocabularies.set(catalogue, known);
  const vocabulary = known.get(language) ?? buildVocabulary(language, catalogue);
  known.set(language, vocabulary);
  return vocabulary;
}

const MOST_PLACES = 20;

/**
 * Reads places by name; postal codes are read with the numbers. A place in a street's name does not
 * count.
 */
function readPlaces(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (sentence.has(at, 'street') && sentence.isFree(at)) keepStreet(sentence, at);
    const item = sentence.items[at];
    if (!item || item.places.length === 0 || item.number !== null || !sentence.isFree(at)) continue;
    const near = sentence.skip(at - 1, -1, 'filler');
    const isNear = sentence.has(near, 'near') && sentence.isFree(near);
    const isAround = sentence.has(at + 1, 'near') && sentence.isFree(at + 1);
    if (isNear || item.isVague) sentence.assume(isNear ? near : at, at);
    if (isAround) sentence.assume(at, at + 1);
    sentence.take(at, ...(isNear ? [near] : []), ...(isAround ? [at + 1] : []));
    sentence.reading.cities.push(...item.places.slice(0, MOST_PLACES));
  }
}

function keepStreet(sentence: Sentence, at: number): void {
  const name = sentence.skip(at + 1, 1, 'filler', 'from');
  const isNamed = sentence.isUnknown(name) || (sentence.items[name]?.places.length ?? 0) > 0;
  if (isNamed && sentence.isFree(name)) sentence.keep(at, name);
}

/**
 * Refuses negations such as `zonder tuin` or `pas à Wavre`, since no filter excludes. Limits such
 * as `niet meer dan` are phrases and are not read here.
 */
function readNegations(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.has(at, 'not') || !sentence.isFree(at)) continue;
    const first = sentence.skip(at + 1, 1, 'filler', 'with', 'near', 'not');
    if (!isThing(sentence, first)) continue;
    let last = endOf(sentence, first);
    // `sans jardin ni garage`, `ohne Garten oder Garage`.
    while (
      (sentence.has(last + 1, 'or') || sentence.has(last + 1, 'not')) &&
      isThing(sentence, sentence.skip(last + 2, 1, 'filler')) &&
      isAlike(sentence, first, sentence.skip(last + 2, 1, 'filler'))
    ) {
      last = endOf(sentence, sentence.skip(last + 2, 1, 'filler'));
    }
    sentence.refuse(at, last);
  }
}

/** Reports whether a word can be negated: any word that does not only join others. */
function isThing(sentence: Sentence, at: number): boolean {
  const item = sentence.items[at];
  if (!item || !sentence.isFree(at)) return false;
  if (item.number !== null || item.types.length > 0 || item.places.length > 0) return true;
  return sentence.isUnknown(at) || item.concepts.some((one) => one !== 'filler');
}

/** A number belongs to what it counts. */
function endOf(sentence: Sentence, at: number): number {
  const isNumber = sentence.items[at]?.number !== null;
  return isNumber && isThing(sentence, at + 1) ? at + 1 : at;
}

/** Compares amenities with amenities and places with places. */
function isAlike(sentence: Sentence, a: number, b: number): boolean {
  const kindOf = (at: number): string => {
    if (sentence.items[at]?.places.length) return 'place';
    if (sentence.has(at, 'garage', 'parking', 'parkingType', 'garden', 'terrace')) return 'amenity';
    if (sentence.has(at, 'lift', 'furnished', 'lifeAnnuity')) return 'amenity';
    if (sentence.isUnknown(at)) return 'amenity';
    return sentence.typesOf(at).length > 0 ? 'type' : 'other';
  };
  return kindOf(a) === kindOf(b);
}
