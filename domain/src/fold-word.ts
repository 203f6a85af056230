import { foldText } from './fold-text';

/** What a word is compared by, without case, accents and punctuation: `E-mail` and `Email` are one. */
export function foldWord(word: string): string {
  const folded = foldText(word.trim());
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}
