import { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { FeedError } from '../../../feed-error';
import type { TableLayout } from '../table-settings';
import { decodeText } from './decode-text';
import { findHeader } from './find-header';
import { isEmptyCell, MAX_ROWS, type Table } from './table';

const DELIMITERS = [';', ',', '\t', '|', '!#'];
const SAMPLE_ROWS = 60;
const PIECE = 64 * 2 ** 10;
const MAX_RECORD = 2 ** 20;

interface Line {
  place: number;
  cells: string[];
}

/**
 * Reads a text file with separated columns. A row with more cells than columns is left out,
 * because its values would be in the wrong columns; so is a last row that breaks off. Throws a
 * FeedError if the file has no columns or a quotation mark never closes.
 */
export async function readCsv(bytes: Buffer, what: string, layout: TableLayout): Promise<Table> {
  const { text: whole, encoding } = decodeText(bytes, what, layout.encoding);
  const [, declared] = /^sep=(.{1,4})\r?\n/.exec(whole) ?? [];
  const text = declared === undefined ? whole : whole.slice(whole.indexOf('\n') + 1);
  const delimiter = layout.delimiter ?? declared ?? guessDelimiter(text, what);
  const lines = await readLines(text, delimiter, what);
  const header = findHeader(
    lines.map(({ cells }) => cells),
    layout.header,
  );
  const { names } = header;
  if (names.length < 2) throw new FeedError(`${what} has no columns`, 'final');
  const table: Table = {
    layout: { type: 'csv', encoding, delimiter, header: header.at },
    columns: names,
    rows: [],
    problems: [],
    isWhole: true,
    mayLackColumns: false,
  };
  const endsCleanly = /[\r\n]$/.test(text);
  for (const [index, { place, cells }] of lines.slice(header.rows).entries()) {
    if (cells.every(isEmptyCell)) continue;
    const isLast = index === lines.length - header.rows - 1;
    const surplus = cells.slice(names.length).some((cell) => !isEmptyCell(cell));
    const breaksOff = isLast && !endsCleanly && cells.length < names.length;
    if (!surplus && !breaksOff) {
      table.rows.push({ place, cells });
      continue;
    }
    const message = `has ${cells.length} cells, not ${names.length}; it was left out`;
    table.problems.push({ record: `row ${place}`, field: 'row', message, row: place });
    table.isWhole = false;
  }
  return table;
}

/** Returns the separator that gives most rows the same number of cells. */
function guessDelimiter(text: string, what: string): string {
  let best = { delimiter: '', score: 0 };
  for (const delimiter of DELIMITERS) {
    const rows = countCells(text, delimiter);
    const counts = new Map<number, number>();
    for (const cells of rows) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    for (const [cells, same] of counts) {
      const score = cells < 2 ? 0 : (same / rows.length) ** 2 * Math.log2(cells + 1);
      if (score > best.score) best = { delimiter, score };
    }
  }
  if (best.score === 0) throw new FeedError(`${what} has no columns`, 'final');
  return best.delimiter;
}

/** Counts the cells of the first rows; a quotation that never closes ends them. */
function countCells(text: string, delimiter: string): number[] {
  const rows: number[] = [];
  let cells = 1;
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length && rows.length < SAMPLE_ROWS; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter === '"') isQuoted = false;
    } else if (letter === '"' && (isStart || text[at - 1] === '"')) {
      isQuoted = true;
    } else if (letter === '\r' && text[at + 1] === '\n') {
      continue;
    } else if (letter === '\n' || letter === '\r') {
      if (!(isStart && cells === 1)) rows.push(cells);
      cells = 1;
      isStart = true;
      continue;
    } else if (text.startsWith(delimiter, at)) {
      cells += 1;
      at += delimiter.length - 1;
      isStart = true;
      continue;
    }
    isStart = false;
  }
  return rows;
}

async function readLines(text: string, delimiter: string, what: string): Promise<Line[]> {
  const parser = Readable.from(cut(text)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD,
    }),
  );
  const lines: Line[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      lines.push({ place: info.lines, cells: record });
      if (lines.length > MAX_ROWS) {
        throw new FeedError(`${what} has more than ${MAX_ROWS} rows`, 'final');
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const reason = isOpen ? 'a quotation mark never closes; it may be cut off' : error.message;
    throw new FeedError(`${what} is not usable CSV: ${reason.slice(0, 200)}`, 'final');
  }
  return lines;
}

function* cut(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
