import { foldText } from '@agency/domain/fold-text';

/** A word, number or sign of a sentence, with where it stands in it. */
export interface Token {
  kind: 'word' | 'number' | 'sign';
  /** Folded; of a number its digits as typed. */
  text: string;
  value: number;
  start: number;
  end: number;
  /** True where nothing but a dot stands between it and the token before. */
  isAttached: boolean;
}

const PATTERN = new RegExp(
  [
    // Thousands in groups with one separator, then cents; a group of three digits is no fraction.
    String.raw`\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?![.,'’]?\d{3}|\d)(?:[.,]\d{1,2}(?!\d))?`,
    String.raw`\d{1,2}(?:[ \u00a0\u202f]\d{3}){2}(?!\d)`,
    String.raw`\d{1,3}[ \u00a0\u202f]\d{3}(?![.,]?\d)`,
    String.raw`\d+(?:[.,]\d+)?`,
    String.raw`\p{L}[\p{L}\p{M}\d²]*(?:['’]s(?![\p{L}\d]))?`,
    '[<>≤≥+€£$¥&,;:/–-]',
  ].join('|'),
  'gu',
);

/** The tokens of a sentence; what is no word, number or known sign is left out. */
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

/** `400.000`, `400 000`, `400,000.00`, `0,4`: the last separator is a comma of decimals unless three digits follow. */
function parseNumber(text: string): number {
  const [, whole = text, fraction = ''] = /^(.*?)(?:[.,](\d+))?$/.exec(text) ?? [];
  const isGroup = fraction.length === 3 && whole !== '0';
  const digits = (isGroup ? whole + fraction : whole).replace(/\D/g, '');
  return Number(isGroup || fraction === '' ? digits : `${digits}.${fraction}`);
}
