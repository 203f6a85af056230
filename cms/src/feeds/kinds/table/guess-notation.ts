import { languages, type Language } from '@agency/domain/languages';
import { foldWords, type Notation } from './read-values';
import type { Table } from './formats/table';

export interface GuessedNotation extends Notation {
  /** False if the file shows no number or day that only fits one notation. */
  isDecimalSure: boolean;
  isDatesSure: boolean;
}

const SAMPLE_ROWS = 2000;
const DAY = /^(\d{1,2})[./-](\d{1,2})[./-](?:\d{4}|\d{2})(?:[ T,]|$)/;
/** A coordinate has a point in files with decimal commas too. */
const DEGREES = /^-?\d{1,2}\.\d{4,}$/;

/** Guesses the decimal sign and the order of days from the values of a file. */
export function guessNotation({ rows, layout }: Pick<Table, 'rows' | 'layout'>): GuessedNotation {
  const signs = { ',': 0, '.': 0 };
  const weak = { ',': 0, '.': 0 };
  const orders = { dmy: 0, mdy: 0 };
  for (const { cells } of rows.slice(0, SAMPLE_ROWS)) {
    for (const cell of cells) {
      if (typeof cell !== 'string' || cell.length > 40) continue;
      const given = cell.trim();
      const [, first, second] = DAY.exec(given) ?? [];
      if (first !== undefined) {
        if (Number(first) > 12) orders.dmy += 1;
        if (Number(second) > 12) orders.mdy += 1;
        continue;
      }
      if (DEGREES.test(given)) continue;
      const number = /^\D{0,6}?(-?\d[\d.,\s'’]*)\s*\D{0,20}$/
        .exec(given)?.[1]
        ?.replace(/[\s'’]/g, '');
      if (number === undefined) continue;
      const sign = findSign(number.replace(/[.,]$/, ''));
      if (sign) (sign.isSure ? signs : weak)[sign.decimal] += 1;
    }
  }
  const isDecimalSure = signs[','] !== signs['.'];
  const hints = isDecimalSure ? signs : weak;
  const isComma = hints[','] === hints['.'] ? layout.delimiter !== ',' : hints[','] > hints['.'];
  return {
    decimal: isComma ? ',' : '.',
    // The numbers of a workbook have no sign.
    isDecimalSure: isDecimalSure || (layout.type === 'xlsx' && weak[','] + weak['.'] === 0),
    dates: orders.mdy > orders.dmy ? 'mdy' : 'dmy',
    isDatesSure: orders.mdy !== orders.dmy,
  };
}

/** Returns the decimal sign that a number has; three digits after a sign are only a hint. */
function findSign(number: string): { decimal: ',' | '.'; isSure: boolean } | null {
  const marks = number.replace(/[^.,]/g, '');
  const last = marks.at(-1) as ',' | '.' | undefined;
  if (last === undefined) return null;
  const other = last === ',' ? '.' : ',';
  const digits = number.length - number.lastIndexOf(last) - 1;
  if (new Set(marks).size === 2) return { decimal: last, isSure: true };
  if (marks.length > 1) return { decimal: other, isSure: true };
  if (digits === 3) return { decimal: other, isSure: false };
  return digits <= 2 || digits >= 4 ? { decimal: last, isSure: true } : null;
}

const STOP_WORDS: Readonly<Record<Language, readonly string[]>> = {
  nl: 'het een van met voor op te dit deze naar bij aan wordt zijn heeft'.split(' '),
  fr: 'le la les des une un avec pour et du est sur dans ce au aux deux pas par'.split(' '),
  en: 'the and with for of this to from near by has are your at'.split(' '),
  de: 'der das und mit ein eine von zu ist im den auf dem zum zur am fur'.split(' '),
};

/**
 * Guesses the language of texts by small words that others of the four do not have; null if there
 * are too few.
 */
export function guessLanguage(texts: readonly string[]): Language | null {
  const words = texts.flatMap((text) => foldWords(text.slice(0, 2000)).split(' '));
  const scores = languages.map((language) => ({
    language,
    score: words.filter((word) => STOP_WORDS[language].includes(word)).length,
  }));
  const [best, next] = scores.sort((a, b) => b.score - a.score);
  return best && best.score >= 3 && best.score > (next?.score ?? 0) * 1.3 ? best.language : null;
}
