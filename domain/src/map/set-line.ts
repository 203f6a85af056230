import data from './letters.json';

/** Units per em of the letters. */
export const letterUnits = data.units;

/** A line of text as outlines in those units, with its base line at 0. */
export interface SetLine {
  width: number;
  letters: { at: number; path: string }[];
}

const glyphs = data.glyphs as Readonly<Record<string, readonly (number | string)[]>>;
const kerning = data.kerning as Readonly<Record<string, number>>;

/**
 * Returns a text as outlines of its letters, for pictures drawn without fonts. Null if a letter is
 * not available (`web/make-map-letters.mjs`).
 */
export function setLine(text: string): SetLine | null {
  const letters: SetLine['letters'] = [];
  let at = 0;
  let last = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    const [advance, path] = glyph ?? [];
    if (typeof advance !== 'number' || typeof path !== 'string') return null;
    at += kerning[last + letter] ?? 0;
    if (path) letters.push({ at, path });
    at += advance;
    last = letter;
  }
  return { width: at, letters };
}
