import { energyFamilies } from '@agency/domain/energy-families';
import type { Keys, SearchIndexKeys } from './keys';
import type { SearchRow } from '../search-row';

/** Where a listing without a place stands: outside every box and every area. */
export const NO_PLACE = -1000;
/** Below every price: one that is not published. */
export const NO_PRICE = -1;

const TYPES = {
  id: Int32Array,
  city: Uint32Array,
  types: Uint16Array,
  /** What must be the same in similar listings (FIND-20). */
  similar: Uint32Array,
  bedrooms: Uint16Array,
  /** 0 for none, 1 for the first family. */
  energy: Uint8Array,
  amenities: Uint8Array,
  isExact: Uint8Array,
  price: Float64Array,
  area: Float64Array,
  sortArea: Float64Array,
  latitude: Float64Array,
  longitude: Float64Array,
  listedAt: Float64Array,
} as const;

type ColumnName = keyof typeof TYPES;
type Column = InstanceType<(typeof TYPES)[ColumnName]>;

const NAMES = Object.keys(TYPES) as ColumnName[];

/**
 * Listings of one goal, a column for each thing asked of them, 67 bytes a listing. The rows lie by
 * city, and within one from south to north: a city is a range, and rows near one another are neighbours.
 */
export type ListingColumns = { readonly [Name in ColumnName]: InstanceType<(typeof TYPES)[Name]> };

/** The columns of these rows. */
export function buildColumns(rows: readonly SearchRow[], keys: SearchIndexKeys): ListingColumns {
  const columns = createColumns(rows.length);
  for (const [index, row] of sortRows(rows, keys.cities).entries()) {
    columns.id[index] = row.id;
    columns.city[index] = keys.cities.code(row.city_key);
    columns.types[index] = keys.types.code(row.type_keys);
    columns.similar[index] = keys.similar.code(row.similar_key);
    columns.bedrooms[index] = Math.min(row.bedrooms, 65_535);
    columns.energy[index] = energyFamilies.findIndex((name) => name === row.energy_family) + 1;
    columns.amenities[index] = row.amenities;
    columns.isExact[index] = row.is_exact;
    columns.price[index] = row.price ?? NO_PRICE;
    columns.area[index] = row.living_area;
    columns.sortArea[index] = row.sort_area;
    columns.latitude[index] = readLatitude(row);
    columns.longitude[index] = hasPlace(row) ? (row.longitude ?? NO_PLACE) : NO_PLACE;
    columns.listedAt[index] = row.listed_at;
  }
  return columns;
}

/** The rows as they lie in the columns. */
function sortRows(rows: readonly SearchRow[], cities: Keys): SearchRow[] {
  const codes = Uint32Array.from(rows, (row) => cities.code(row.city_key));
  const latitudes = Float64Array.from(rows, readLatitude);
  const ids = Uint32Array.from(rows, ({ id }) => id);
  const order = Uint32Array.from(rows.keys()).sort(
    (a, b) =>
      (codes[a] ?? 0) - (codes[b] ?? 0) ||
      (latitudes[a] ?? 0) - (latitudes[b] ?? 0) ||
      (ids[a] ?? 0) - (ids[b] ?? 0),
  );
  return Array.from(order, (index) => rows[index]).filter((row) => row !== undefined);
}

function hasPlace({ latitude, longitude }: SearchRow): boolean {
  return latitude !== null && longitude !== null;
}

function readLatitude(row: SearchRow): number {
  return hasPlace(row) ? (row.latitude ?? NO_PLACE) : NO_PLACE;
}

/** Some neighbouring rows of the one or the other; `end` is not among them. */
interface Piece {
  isAdded: boolean;
  start: number;
  end: number;
}

export interface MergedColumns {
  columns: ListingColumns;
  /** Where each old row is now; -1 when it was dropped. */
  oldRows: Int32Array;
  addedRows: Int32Array;
}

/** The old rows without those of the dropped listings, and the added ones, in one order. */
export function mergeColumns(
  old: ListingColumns,
  dropped: ReadonlySet<number>,
  added: ListingColumns,
): MergedColumns {
  const pieces = listPieces(old, dropped, added);
  const size = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const columns = createColumns(size);
  const oldRows = new Int32Array(old.id.length).fill(-1);
  const addedRows = new Int32Array(added.id.length);
  let at = 0;
  for (const { isAdded, start, end } of pieces) {
    const from = isAdded ? added : old;
    for (const name of NAMES) (columns[name] as Column).set(from[name].subarray(start, end), at);
    const rows = isAdded ? addedRows : oldRows;
    for (let row = start; row < end; row += 1) rows[row] = at + row - start;
    at += end - start;
  }
  return { columns, oldRows, addedRows };
}

function listPieces(
  old: ListingColumns,
  dropped: ReadonlySet<number>,
  added: ListingColumns,
): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let next = 0;
  const cut = (end: number): void => {
    if (end > start) pieces.push({ isAdded: false, start, end });
  };
  for (let row = 0; row < old.id.length; row += 1) {
    const isDropped = dropped.has(old.id[row] ?? 0);
    const first = next;
    while (next < added.id.length && comesBefore(added, next, old, row)) next += 1;
    if (!isDropped && next === first) continue;
    cut(row);
    if (next > first) pieces.push({ isAdded: true, start: first, end: next });
    start = isDropped ? row + 1 : row;
  }
  cut(old.id.length);
  if (next < added.id.length) pieces.push({ isAdded: true, start: next, end: added.id.length });
  return pieces;
}

function comesBefore(a: ListingColumns, i: number, b: ListingColumns, j: number): boolean {
  const order =
    (a.city[i] ?? 0) - (b.city[j] ?? 0) ||
    (a.latitude[i] ?? 0) - (b.latitude[j] ?? 0) ||
    (a.id[i] ?? 0) - (b.id[j] ?? 0);
  return order < 0;
}

function createColumns(size: number): ListingColumns {
  const columns = NAMES.map((name) => [name, new TYPES[name](size)] as const);
  return Object.fromEntries(columns) as unknown as ListingColumns;
}
