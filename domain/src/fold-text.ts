const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Converts to lower case and removes accents; letters such as `ß` and `œ` become two plain ones.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/**
 * Returns a word's comparison key without case, accents and punctuation: `E-mail` and `Email` are
 * equal.
 */
export function foldWord(word: string): string {
  const folded = foldText(word.trim());
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}
