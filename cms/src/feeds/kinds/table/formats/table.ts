import type { TextEncoding } from './decode-text';

/** A value of a file; an element that occurs several times has a line for each. */
export type Cell = string | number | boolean | null;

export interface TableRow {
  /** Its position in the file, as a reader of the file counts. */
  place: number;
  cells: readonly Cell[];
}

export interface TableProblem {
  /** A row, such as `row 17`, or the file. */
  record: string;
  field: string;
  message: string;
  /** The row that was left out. */
  row?: number;
}

/** Guesses made while reading a file, for people to check. */
export interface FoundLayout {
  type: 'csv' | 'xlsx' | 'xml';
  encoding?: TextEncoding;
  delimiter?: string;
  sheet?: string;
  sheets?: string[];
  header?: number;
  element?: string;
  elements?: string[];
}

export interface Table {
  layout: FoundLayout;
  columns: string[];
  rows: TableRow[];
  problems: TableProblem[];
  /** False if a row could not be read, so that missing homes may still exist. */
  isWhole: boolean;
  /** True if an empty column is left out of the file, as in XML. */
  mayLackColumns: boolean;
}

export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 1000;
export const MAX_BYTES = 64 * 2 ** 20;

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
