import { foldText } from '@agency/domain/fold-text';

const SAINTS = ['saint', 'sainte', 'sint', 'st', 'ste', 'sankt'];
const SAINT = new Set(SAINTS);

/** Returns the words of a text without accents, case or punctuation. */
export function listWords(text: string): string[] {
  return foldText(text)
    .replace(/['’`]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Lists the words that find a name: its own words, the words joined, and every spelling of `Saint`,
 * so that `st-gilles` and `sint gilles` both find Saint-Gilles.
 */
export function listSearchWords(names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of names) {
    const words = listWords(name);
    for (const word of words) found.add(word);
    if (words.length > 1) found.add(words.join(''));
    if (words.some((word) => SAINT.has(word))) for (const saint of SAINTS) found.add(saint);
  }
  return [...found];
}

/**
 * Scores a word of a query against the words of a name: 2 for a whole word, 1 for the beginning of
 * one, 0 for no match.
 */
export function scoreWord(queryWord: string, searchWords: readonly string[]): 0 | 1 | 2 {
  let score: 0 | 1 = 0;
  for (const word of searchWords) {
    if (word === queryWord) return 2;
    if (word.startsWith(queryWord)) score = 1;
  }
  return score;
}

/** Scores a whole query: 0 unless every word matches, else their mean. */
export function scoreQuery(queryWords: readonly string[], searchWords: readonly string[]): number {
  if (queryWords.length === 0) return 0;
  let total = 0;
  for (const word of queryWords) {
    const score = scoreWord(word, searchWords);
    if (score === 0) return 0;
    total += score;
  }
  return total / queryWords.length;
}
