import { createFullBits, type Bits } from './bit-set';
import { Keys, type SearchIndexKeys } from './keys';
import { buildColumns, mergeColumns, type ListingColumns } from './listing-columns';
import type { Goal } from '@agency/domain/goals';
import { buildRowSets, type RowSets } from './row-sets';
import { toGoalKey, type SearchRow } from '../search-row';
import { buildOrders, mergeOrders, type SortOrders } from './sort-orders';

/** The listings on offer for one goal as columns, with derived data. */
export interface GoalListings {
  columns: ListingColumns;
  orders: SortOrders;
  sets: RowSets;
  all: Bits;
  /** South, west, north and east of each group of 32 rows. */
  bounds: Float64Array;
}

/** All listings on offer at one version of the data, in memory. */
export interface SearchIndex extends Readonly<Record<Goal, GoalListings>> {
  keys: SearchIndexKeys;
}

export function buildSearchIndex(rows: readonly SearchRow[]): SearchIndex {
  const keys = { cities: new Keys(), types: new Keys(), similar: new Keys() };
  const columns = buildColumns([], keys);
  const none = (goal: Goal): GoalListings =>
    derive({ columns, orders: buildOrders(columns) }, keys, goal);
  return updateSearchIndex({ keys, sale: none('sale'), rent: none('rent') }, rows);
}

/**
 * Returns the search index after listings changed, were added or removed; does not modify the given
 * one.
 */
export function updateSearchIndex(
  searchIndex: SearchIndex,
  changed: readonly SearchRow[],
): SearchIndex {
  const { keys } = searchIndex;
  const dropped = new Set(changed.map((row) => row.id));
  const update = (goal: Goal): GoalListings => {
    const old = searchIndex[goal];
    const own = changed.filter(isFor(goal));
    if (own.length === 0 && !old.columns.id.some((id) => dropped.has(id))) return old;
    const added = buildColumns(own, keys);
    const merged = mergeColumns(old.columns, dropped, added);
    const orders = mergeOrders(merged, old.orders, buildOrders(added));
    return derive({ columns: merged.columns, orders }, keys, goal);
  };
  return { keys, sale: update('sale'), rent: update('rent') };
}

function derive(
  { columns, orders }: Pick<GoalListings, 'columns' | 'orders'>,
  keys: SearchIndex['keys'],
  goal: Goal,
): GoalListings {
  return {
    columns,
    orders,
    sets: buildRowSets(columns, keys, goal),
    all: createFullBits(columns.id.length),
    bounds: buildWordBounds(columns),
  };
}

function isFor(goal: Goal): (row: SearchRow) => boolean {
  const key = toGoalKey(goal);
  return (row) => row.goal === key;
}

/**
 * Returns south, west, north and east of each group of 32 rows in degrees, which areas are compared
 * with first.
 */
function buildWordBounds({ latitude, longitude }: ListingColumns): Float64Array {
  const size = latitude.length;
  const bounds = new Float64Array(((size + 31) >>> 5) * 4);
  for (let first = 0, at = 0; first < size; first += 32, at += 4) {
    let south = latitude[first] ?? 0;
    let west = longitude[first] ?? 0;
    let north = south;
    let east = west;
    for (let row = first + 1; row < Math.min(first + 32, size); row += 1) {
      const lat = latitude[row] ?? 0;
      const lng = longitude[row] ?? 0;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
    }
    bounds[at] = south;
    bounds[at + 1] = west;
    bounds[at + 2] = north;
    bounds[at + 3] = east;
  }
  return bounds;
}
