import { isEmptyCell, type Cell } from './table';

export interface Header {
  /** Rows before the data. */
  rows: number;
  /** The row of the names, from 1; 0 if none exists. */
  at: number;
  names: string[];
}

const SEARCHED = 25;
const NAME_LENGTH = 80;

/**
 * Finds the names of columns among the first rows. A row of groups above the names, with merged
 * cells, becomes a prefix: `Price / Sale`. Titles above and rows without names are recognised.
 */
export function findHeader(rows: readonly (readonly Cell[])[], given?: number): Header {
  const counts = rows.slice(0, 200).map(countCells);
  const widest = Math.max(0, ...counts);
  if (given === 0) return { rows: 0, at: 0, names: nameColumns([], widest) };
  // A few rows with more cells than the others have no more columns.
  const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const measure = (...some: readonly (readonly Cell[])[]): number =>
    Math.max(usual, ...some.map(countCells));
  if (given !== undefined) {
    const row = rows[given - 1] ?? [];
    return { rows: given, at: given, names: nameColumns(row, measure(row)) };
  }
  for (const [index, row] of rows.slice(0, SEARCHED).entries()) {
    const filled = row.filter((cell) => !isEmptyCell(cell)).length;
    if (filled < 2 || !isNames(row)) continue;
    const next = rows[index + 1] ?? [];
    const both = measure(row, next);
    if (filled < both && isNames(next) && isGrouped(row, next, both)) {
      const at = index + 2;
      return { rows: at, at, names: nameColumns(join(row, next, both), both) };
    }
    const width = measure(row);
    if (filled >= width * 0.6) {
      return { rows: index + 1, at: index + 1, names: nameColumns(row, width) };
    }
  }
  return { rows: 0, at: 0, names: nameColumns([], widest) };
}

function countCells(row: readonly Cell[]): number {
  return row.reduce<number>((last, cell, index) => (isEmptyCell(cell) ? last : index + 1), 0);
}

function isNames(row: readonly Cell[]): boolean {
  const filled = row.filter((cell) => !isEmptyCell(cell));
  return filled.length > 0 && filled.filter(isName).length >= filled.length * 0.9;
}

function isName(cell: Cell): boolean {
  if (typeof cell !== 'string') return false;
  const text = cell.trim();
  return text.length <= NAME_LENGTH && /\p{L}/u.test(text) && !/^\d|:\/\/|@/.test(text);
}

/** Names below groups fill the gaps between them, and nothing is without both. */
function isGrouped(groups: readonly Cell[], names: readonly Cell[], width: number): boolean {
  let covered = 0;
  let below = 0;
  for (let index = 0; index < width; index += 1) {
    if (!isEmptyCell(groups[index]) || !isEmptyCell(names[index])) covered += 1;
    if (isEmptyCell(groups[index]) && !isEmptyCell(names[index])) below += 1;
  }
  return below > 0 && covered >= width * 0.9;
}

function join(groups: readonly Cell[], names: readonly Cell[], width: number): string[] {
  let group = '';
  return Array.from({ length: width }, (_, index) => {
    const [own, name] = [write(groups[index]), write(names[index])];
    if (own !== '') group = own;
    if (name === '') return own;
    return group === '' || group === name ? name : `${group} / ${name}`;
  });
}

function nameColumns(row: readonly Cell[], width: number): string[] {
  const counts = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = write(row[index]) || `Column ${index + 1}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function write(cell: Cell | undefined): string {
  return isEmptyCell(cell) ? '' : String(cell).trim().replace(/\s+/g, ' ');
}
