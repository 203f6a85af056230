import data from './letters.json';

/** So many units are the size of the letters. */
export const letterUnits = data.units;

/** A line of text as outlines, on a base line at 0, in those units. */
export interface SetLine {
  width: number;
  letters: { at: number; path: string }[];
}

const glyphs = data.glyphs as unknown as Readonly<Record<string, readonly [number, string]>>;
const kerning = data.kerning as Readonly<Record<string, number>>;

/**
 * A name as the outlines of its letters, for a picture that is drawn where there may be no fonts.
 * Null when one of its letters is not among them (`web/make-map-letters.mjs`).
 */
export function setLine(text: string): SetLine | null {
  const letters: SetLine['letters'] = [];
  let at = 0;
  let last = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (!glyph) return null;
    const [advance, path] = glyph;
    at += kerning[last + letter] ?? 0;
    if (path) letters.push({ at, path });
    at += advance;
    last = letter;
  }
  return { width: at, letters };
}
