import { parse } from 'csv-parse/sync';
import type { AddressKind, GivenRow } from './check-rows';

export const mostRows = 2000;

interface Defaults {
  /** Target of lines with an old address only. */
  to: string;
  language: string;
  kind: AddressKind;
}

/**
 * Reads a pasted list or a CSV: a line for each old address, its target, and optionally a language
 * and `campaign`, separated by tabs, semicolons, commas or spaces. A line of titles is skipped.
 */
export function readList(text: string, defaults: Defaults): GivenRow[] {
  const clean = text.replace(/^\uFEFF/, '');
  return splitLines(clean)
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([from = ''], index) => from !== '' && !(index === 0 && isTitle(from)))
    .map(([from = '', to = '', ...rest]) => ({
      from,
      to: to || defaults.to,
      language: rest.find((cell) => /^[a-z]{2}$/i.test(cell))?.toLowerCase() ?? defaults.language,
      kind: rest.some((cell) => /^campaign$/i.test(cell)) ? 'campaign' : defaults.kind,
    }));
}

function splitLines(text: string): string[][] {
  const delimiter = ['\t', ';', ','].find((one) => isSeparated(text, one));
  if (!delimiter) return text.split(/\r?\n/).map((line) => line.trim().split(/\s+(?:->|→)?\s*/));
  return parse(text, {
    delimiter,
    relaxQuotes: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
  });
}

/** Reports whether most lines are separated so: an address may contain a comma. */
function isSeparated(text: string, delimiter: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes(delimiter)).length > lines.length / 2;
}

const isTitle = (cell: string): boolean => !/^(\/|https?:)/i.test(cell);
