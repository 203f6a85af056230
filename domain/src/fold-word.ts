import { foldText } from './fold-text';

/**
 * Returns a word's comparison key without case, accents and punctuation: `E-mail` and `Email` are
 * equal.
 */
export function foldWord(word: string): string {
  const folded = foldText(word.trim());
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}
