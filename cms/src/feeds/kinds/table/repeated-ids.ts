import { readText } from '../../../listings/rules/snapshot-value';
import type { TableRow } from './formats/table';

/** A value that several rows have. */
export interface RepeatedValue {
  value: string;
  /** Positions of the first rows with it. */
  rows: number[];
}

const LISTED = 5;
const LISTED_ROWS = 5;

/**
 * Lists the first values of a column that occur in several rows, which therefore cannot be the
 * reference of a home. A row that is the same in every cell loses nothing and does not count.
 */
export function listRepeated(rows: readonly TableRow[], at: number): RepeatedValue[] {
  const first = new Map<string, TableRow>();
  const repeated = new Map<string, RepeatedValue>();
  for (const row of rows) {
    const value = readText(row.cells[at] ?? null);
    if (value === null) continue;
    const before = first.get(value);
    if (!before) {
      first.set(value, row);
      continue;
    }
    if (isSame(before, row)) continue;
    const known = repeated.get(value);
    if (!known && repeated.size === LISTED) return [...repeated.values()];
    const found = known ?? { value: value.slice(0, 80), rows: [before.place] };
    if (found.rows.length < LISTED_ROWS) found.rows.push(row.place);
    repeated.set(value, found);
  }
  return [...repeated.values()];
}

/** Reports whether two rows have the same cells. */
export function isSame({ cells: one }: TableRow, { cells: other }: TableRow): boolean {
  return one.length === other.length && one.every((cell, at) => cell === other[at]);
}
