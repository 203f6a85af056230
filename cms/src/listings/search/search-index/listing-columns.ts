import { choiceFilters, findChoice, type ChoiceFilter } from '@agency/domain/choices';
import { findMinimum, minimumFilters, type MinimumFilter } from '@agency/domain/minimums';
import type { Keys, SearchIndexKeys } from './keys';
import { findChoiceColumn, findMinimumColumn, type SearchRow } from '../search-row';

/** Coordinate of a listing without a position, outside of every box and area. */
export const NO_PLACE = -1000;
/** Below every price; used if the price is not published. */
export const NO_PRICE = -1;
/** Larger than any stored distance. */
export const NOT_NEAR = 65_535;

type TypedArray = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;

interface ColumnRule<Column extends TypedArray> {
  create: new (size: number) => Column;
  read(row: SearchRow, keys: SearchIndexKeys): number;
}

const fixedColumns = {
  id: column(Int32Array, ({ id }) => id),
  city: column(Uint32Array, ({ city_key }, keys) => keys.cities.code(city_key)),
  types: column(Uint16Array, ({ type_keys }, keys) => keys.types.code(type_keys)),
  /** The type and its more specific name, for similar listings. */
  similar: column(Uint32Array, ({ similar_key }, keys) => keys.similar.code(similar_key)),
  amenities: column(Uint32Array, ({ amenities }) => amenities),
  isExact: column(Uint8Array, ({ is_exact }) => is_exact),
  /** Metres to the nearest of each kind; `NOT_NEAR` if none exists. */
  nearStop: column(Uint16Array, ({ near_stop }) => near_stop ?? NOT_NEAR),
  nearStation: column(Uint16Array, ({ near_station }) => near_station ?? NOT_NEAR),
  nearSchool: column(Uint16Array, ({ near_school }) => near_school ?? NOT_NEAR),
  nearShop: column(Uint16Array, ({ near_shop }) => near_shop ?? NOT_NEAR),
  nearPark: column(Uint16Array, ({ near_park }) => near_park ?? NOT_NEAR),
  price: column(Float64Array, ({ price }) => price ?? NO_PRICE),
  latitude: column(Float64Array, readLatitude),
  longitude: column(Float64Array, (row) =>
    hasPlace(row) ? (row.longitude ?? NO_PLACE) : NO_PLACE,
  ),
  /** The amenities that the source should state and does not. */
  unstated: column(Uint32Array, ({ unstated }) => unstated ?? 0),
  /** In milliseconds since 1970; 1 if immediately, 0 if unknown. */
  availableFrom: column(Float64Array, ({ available_from }) => available_from ?? 0),
  featured: column(Uint8Array, ({ featured }) => featured ?? 0),
  listedAt: column(Float64Array, ({ listed_at }) => listed_at),
};

const minimumColumns = Object.fromEntries(
  minimumFilters.map((filter) => {
    const name = findMinimumColumn(filter);
    // Rows written before the column was added have no value yet.
    return findMinimum(filter).unit !== 'area'
      ? [filter, column(Uint16Array, (row) => Math.min(row[name] ?? 0, 65_535))]
      : [filter, column(Float64Array, (row) => row[name] ?? 0)];
  }),
) as Record<MinimumFilter, ColumnRule<Uint16Array | Float64Array>>;

/** A column for each choice filter: 0 without a value, 1 for the first one. */
const choiceColumns = Object.fromEntries(
  choiceFilters.map((filter) => {
    const { values } = findChoice(filter);
    const name = findChoiceColumn(filter);
    return [filter, column(Uint8Array, (row) => values.indexOf(row[name] ?? '') + 1)];
  }),
) as Record<ChoiceFilter, ColumnRule<Uint8Array>>;

const rules = { ...fixedColumns, ...choiceColumns, ...minimumColumns };

type ColumnName = keyof typeof rules;

const NAMES = Object.keys(rules) as ColumnName[];

/**
 * Listings of one goal by column, 104 bytes per listing. The rows are sorted by city, and within one
 * from south to north, so that a city is a range and nearby rows are neighbours.
 */
export type ListingColumns = {
  readonly [Name in ColumnName]: InstanceType<(typeof rules)[Name]['create']>;
};

function column<Column extends TypedArray>(
  create: ColumnRule<Column>['create'],
  read: ColumnRule<Column>['read'],
): ColumnRule<Column> {
  return { create, read };
}

export function buildColumns(rows: readonly SearchRow[], keys: SearchIndexKeys): ListingColumns {
  const columns = createColumns(rows.length);
  const sorted = sortRows(rows, keys.cities);
  for (const name of NAMES) {
    const { read } = rules[name];
    const values: TypedArray = columns[name];
    sorted.forEach((row, index) => {
      values[index] = read(row, keys);
    });
  }
  return columns;
}

/** Sorts the rows as in the columns. */
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

/** A range of neighbouring rows of either source, without `end`. */
interface Piece {
  isAdded: boolean;
  start: number;
  end: number;
}

export interface MergedColumns {
  columns: ListingColumns;
  /** The new number of each old row; -1 if it was dropped. */
  oldRows: Int32Array;
  addedRows: Int32Array;
}

/** Merges the old rows, without dropped listings, and the added ones in one order. */
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
    for (const name of NAMES)
      (columns[name] as TypedArray).set(from[name].subarray(start, end), at);
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
  const columns = NAMES.map((name) => [name, new rules[name].create(size)] as const);
  return Object.fromEntries(columns) as ListingColumns;
}
