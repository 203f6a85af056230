import { countBits, type Bits } from './bit-set';
import { NO_PLACE } from './listing-columns';
import type { GoalListings } from './search-index';

export interface Span {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The rows in one cell: their number, bounds and one of them. */
export interface GridCell extends Span {
  count: number;
  row: number;
}

/** The ratio of a degree's width to its height on a map of Belgium: the cosine of its latitude. */
const ASPECT = 0.635;

/** Counts positions by cell; cells are numbered from the equator and Greenwich. */
export class PlaceGrid {
  readonly size: number;
  private readonly height: number;
  private readonly bottom: number;
  private readonly left: number;
  private readonly across: number;
  private readonly cells: GridCell[] = [];
  private numbers: Int32Array | null = null;

  constructor(
    span: Span,
    readonly width: number,
  ) {
    this.height = width * ASPECT;
    this.bottom = Math.floor(span.south / this.height);
    this.left = Math.floor(span.west / width);
    this.across = Math.floor(span.east / width) - this.left + 1;
    this.size = this.across * (Math.floor(span.north / this.height) - this.bottom + 1);
  }

  /** Returns the cell's number for a position within the span. */
  findCell(latitude: number, longitude: number): number {
    const row = Math.floor(latitude / this.height) - this.bottom;
    return row * this.across + Math.floor(longitude / this.width) - this.left;
  }

  addPlace(latitude: number, longitude: number, row: number): void {
    const cell = this.openCell(this.findCell(latitude, longitude), latitude, longitude);
    cell.count += 1;
    cell.row = row;
    if (latitude < cell.south) cell.south = latitude;
    if (latitude > cell.north) cell.north = latitude;
    if (longitude < cell.west) cell.west = longitude;
    if (longitude > cell.east) cell.east = longitude;
  }

  /** Adds rows whose bounds are in one cell. */
  addCell({ count, row, south, west, north, east }: GridCell): void {
    const cell = this.openCell(this.findCell(south, west), south, west);
    cell.count += count;
    cell.row = row;
    cell.south = Math.min(cell.south, south);
    cell.west = Math.min(cell.west, west);
    cell.north = Math.max(cell.north, north);
    cell.east = Math.max(cell.east, east);
  }

  /** Returns the cells with rows. */
  listCells(): readonly GridCell[] {
    return this.cells;
  }

  private openCell(number: number, latitude: number, longitude: number): GridCell {
    this.numbers ??= new Int32Array(this.size).fill(-1);
    const known = this.cells[this.numbers[number] ?? -1];
    if (known) return known;
    const bounds = { south: latitude, west: longitude, north: latitude, east: longitude };
    const cell = { count: 0, row: 0, ...bounds };
    this.numbers[number] = this.cells.push(cell) - 1;
    return cell;
  }
}

/** Returns the bounds of the rows with a position. */
export function findSpan(listings: GoalListings, fitting: Bits): Span {
  const { latitude, longitude } = listings.columns;
  const span = { south: 90, west: 180, north: -90, east: -180 };
  for (let word = 0; word < fitting.length; word += 1) {
    if (fitting[word] === 0) continue;
    if (isWhole(listings, fitting, word)) {
      widen(span, listings.bounds[word * 4] ?? 0, listings.bounds[word * 4 + 1] ?? 0);
      widen(span, listings.bounds[word * 4 + 2] ?? 0, listings.bounds[word * 4 + 3] ?? 0);
      continue;
    }
    for (let rest = fitting[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (latitude[row] !== NO_PLACE) widen(span, latitude[row] ?? 0, longitude[row] ?? 0);
    }
  }
  return span;
}

/** Adds the rows with a position, a group of 32 in one cell at once. */
export function fillGrid(grid: PlaceGrid, listings: GoalListings, fitting: Bits): void {
  const { latitude, longitude } = listings.columns;
  for (let word = 0; word < fitting.length; word += 1) {
    if (fitting[word] === 0) continue;
    if (isWhole(listings, fitting, word)) {
      const cell = describeWord(listings, word);
      if (grid.findCell(cell.south, cell.west) === grid.findCell(cell.north, cell.east)) {
        grid.addCell(cell);
        continue;
      }
    }
    for (let rest = fitting[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (latitude[row] === NO_PLACE) continue;
      grid.addPlace(latitude[row] ?? 0, longitude[row] ?? 0, row);
    }
  }
}

/** Reports whether all 32 rows match and have a position, so that their bounds can be used. */
function isWhole({ all, bounds }: GoalListings, fitting: Bits, word: number): boolean {
  return fitting[word] === all[word] && bounds[word * 4] !== NO_PLACE;
}

function describeWord({ all, bounds }: GoalListings, word: number): GridCell {
  return {
    count: countBits(all.subarray(word, word + 1)),
    row: word << 5,
    south: bounds[word * 4] ?? 0,
    west: bounds[word * 4 + 1] ?? 0,
    north: bounds[word * 4 + 2] ?? 0,
    east: bounds[word * 4 + 3] ?? 0,
  };
}

function widen(span: Span, latitude: number, longitude: number): void {
  if (latitude < span.south) span.south = latitude;
  if (latitude > span.north) span.north = latitude;
  if (longitude < span.west) span.west = longitude;
  if (longitude > span.east) span.east = longitude;
}
