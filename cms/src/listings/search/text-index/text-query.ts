import { listWords } from '../../rules/text-match';
import { cutWord } from './search-text';
import { TEXT_FIELDS } from './text-index-tables';
import { WEIGHTS } from './write-text-index';

const MOST_WORDS = 10;

/** A query of the text index; null for a text without words. */
export interface TextQuery {
  /** Each must begin a word of a match. */
  words: string[];
  /** The joined text if it can be a reference or code typed with spaces or dots. */
  code: string | null;
}

/** Parses the words of a text; they only have letters and digits, so none is an operator. */
export function parseTextQuery(text: string): TextQuery | null {
  const words = [...new Set(listWords(text).slice(0, MOST_WORDS).map(cutWord))];
  if (words.length === 0) return null;
  const joined = cutWord(listWords(text).join(''));
  const isCode = words.length > 1 && /\p{N}/u.test(joined);
  return { words, code: isCode ? joined : null };
}

/**
 * Builds the queries of FTS5: all matches, then those by reference alone, by reference and place,
 * and by these and the title.
 */
export function listMatches({ words, code }: TextQuery): string[] {
  const all = words.map((word) => `"${word}"*`).join(' AND ');
  const named = code === null ? '' : ` OR ({reference} : "${code}"*)`;
  const within = listTiers().map((fields) => `({${fields.join(' ')}} : (${all}))${named}`);
  return [`(${all})${named}`, ...within];
}

/** Builds the same queries for PostgreSQL; the first is for `words`, the others are for `head`. */
export function listTsqueries({ words, code }: TextQuery): string[] {
  const write = (weights: string): string => {
    const all = words.map((word) => `'${word}':*${weights}`).join(' & ');
    return code === null ? all : `(${all}) | '${code}':*${weights && WEIGHTS.reference}`;
  };
  const within = listTiers().map((fields) => fields.map((field) => WEIGHTS[field]).join(''));
  return [write(''), ...within.map(write)];
}

function listTiers(): (typeof TEXT_FIELDS)[number][][] {
  return [1, 2, 3].map((count) => TEXT_FIELDS.slice(0, count));
}
