import { mergeNear, parseNear, writeNear } from '@agency/domain/near-kinds';
import type { Concept } from './concepts';
import { readEnergy } from './read-energy';
import { readNegations } from './read-negations';
import { readNear } from './read-near';
import { readNew } from './read-new';
import { readNumbers } from './read-numbers';
import { readPlaces } from './read-places';
import { readGoal, readTypes } from './read-types';
import { Sentence } from './sentence';
import { emptyReading, type SentenceReading } from './sentence-reading';
import { buildVocabulary, type SentenceCatalogue, type Vocabulary } from './vocabulary';

/** Left out of the text that remains once something was understood. */
const SILENT: readonly Concept[] = [
  ...(['filler', 'with', 'and', 'or', 'to', 'from', 'currency', 'near', 'budget'] as const),
];

const vocabularies = new WeakMap<SentenceCatalogue, Map<string, Vocabulary>>();

/**
 * FIND-14: what a sentence in a language asks for, over the types and places of a catalogue. The same
 * sentence and catalogue always give the same; what no rule understands stays as text.
 */
export function readSentence(
  typed: string,
  language: string,
  catalogue: SentenceCatalogue,
): SentenceReading {
  const sentence = new Sentence(
    typed.normalize('NFC'),
    findVocabulary(language, catalogue),
    catalogue,
  );
  readEnergy(sentence);
  readNegations(sentence);
  readNew(sentence);
  readNear(sentence);
  readPlaces(sentence);
  readNumbers(sentence);
  readTypes(sentence);
  readGoal(sentence);
  const { reading } = sentence;
  const isRead = Array.from({ length: sentence.size }, (_, at) => at).some((at) =>
    sentence.isTaken(at),
  );
  if (!isRead) return { ...emptyReading(), text: typed.trim() };
  return {
    ...reading,
    types: unique(reading.types),
    cities: unique(reading.cities),
    near: mergeNear(reading.near.flatMap((wish) => parseNear(wish) ?? [])).map(writeNear),
    text: writeRest(sentence),
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
    // `U-Bahn`, `rez-de-chaussée`: what was typed as one word stays one.
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
