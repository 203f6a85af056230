import { foldText } from '@agency/domain/fold-text';

/** A word, number or sign with its position in a sentence. */
export interface Token {
  kind: 'word' | 'number' | 'sign';
  /** Folded; for a number, its digits as typed. */
  text: string;
  value: number;
  start: number;
  end: number;
  /** True if at most a dot separates it from the token before. */
  isAttached: boolean;
}

const PATTERN = new RegExp(
  [
    // Groups of thousands with one separator, then cents; three digits are not a fraction.
    String.raw`\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?![.,'’]?\d{3}|\d)(?:[.,]\d{1,2}(?!\d))?`,
    String.raw`\d{1,2}(?:[ \u00a0\u202f]\d{3}){2}(?!\d)`,
    String.raw`\d{1,3}[ \u00a0\u202f]\d{3}(?![.,]?\d)`,
    String.raw`\d+(?:[.,]\d+)?`,
    String.raw`\p{L}[\p{L}\p{M}\d²]*(?:['’]s(?![\p{L}\d]))?`,
    '[<>≤≥+€£$¥&,;:/–-]',
  ].join('|'),
  'gu',
);

/** Returns the tokens of a sentence without unknown signs. */
export function listTokens(sentence: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of sentence.matchAll(PATTERN)) {
    const [text] = match;
    const isNumber = /^\d/.test(text);
    const isWord = /^[\p{L}€]/u.test(text);
    tokens.push({
      kind: isNumber ? 'number' : isWord ? 'word' : 'sign',
      text: isWord ? foldText(text).replace(/['’]/, '') : text === '–' ? '-' : text,
      value: isNumber ? parseNumber(text) : NaN,
      start: match.index,
      end: match.index + text.length,
      isAttached: match.index > 0 && /^\.?$/.test(sentence.slice(end, match.index)),
    });
    end = match.index + text.length;
  }
  return tokens;
}

/**
 * Parses `400.000`, `400 000`, `400,000.00` or `0,4`: the last separator is a decimal one unless
 * three digits follow.
 */
function parseNumber(text: string): number {
  const [, whole = text, fraction = ''] = /^(.*?)(?:[.,](\d+))?$/.exec(text) ?? [];
  const isGroup = fraction.length === 3 && whole !== '0';
  const digits = (isGroup ? whole + fraction : whole).replace(/\D/g, '');
  return Number(isGroup || fraction === '' ? digits : `${digits}.${fraction}`);
}
