import { findMaximum, maximumFilters, type MaximumFilter } from '@agency/domain/maximums';
import { findMinimum, minimumFilters } from '@agency/domain/minimums';
import { addBit, createBits, hasBit, intersectBits, removeBit, type Bits } from './bit-set';
import type { GoalListings } from './search-index';
import type { ResolvedFilter } from './resolved-filter';

/** Minimum filters without a facet; the others are sets of rows. */
const PLAIN_MINIMUMS = minimumFilters.filter((filter) => !findMinimum(filter).hasFacet);

/**
 * Keeps the rows within the prices; an unpublished price matches any bounds, as in saved searches.
 * Matching prices are a slice of the sort order.
 */
export function filterByPrice(
  bits: Bits,
  { columns, orders: { priceAsc } }: GoalListings,
  { minPrice, maxPrice }: ResolvedFilter,
): void {
  if (minPrice === null && maxPrice === null) return;
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.MAX_VALUE];
  // Unpublished prices come last; contradictory bounds match none.
  const read = (row: number): number => priceOf(columns.price, row);
  const start = countFirst(priceAsc, (row) => read(row) < least);
  const end = Math.max(
    start,
    countFirst(priceAsc, (row) => read(row) <= most),
  );
  const published = countFirst(priceAsc, (row) => Number.isFinite(read(row)));
  filterSlice(bits, priceAsc, start, end, least > most ? priceAsc.length : published);
}

/** Keeps the rows that match other numbers and dates; matching dates are a slice of their order. */
export function filterByNumbers(bits: Bits, listings: GoalListings, filter: ResolvedFilter): void {
  const { newSince, availableBy } = filter;
  const { listedAt, availableFrom } = listings.columns;
  const { newest } = listings.orders;
  for (const name of PLAIN_MINIMUMS) {
    const atLeast = filter[name];
    if (atLeast === null) continue;
    const values = listings.columns[name];
    for (let row = 0; row < values.length; row += 1) {
      if ((values[row] ?? 0) < atLeast) removeBit(bits, row);
    }
  }
  for (const name of maximumFilters) filterByMaximum(bits, listings, name, filter[name]);
  if (availableBy !== null) {
    for (let row = 0; row < availableFrom.length; row += 1) {
      const from = availableFrom[row] ?? 0;
      if (from === 0 || from > availableBy) removeBit(bits, row);
    }
  }
  if (newSince !== null) {
    filterSlice(
      bits,
      newest,
      0,
      countFirst(newest, (row) => (listedAt[row] ?? 0) >= newSince),
    );
  }
}

/** Removes the rows above a maximum, and those that do not state the number. */
function filterByMaximum(
  bits: Bits,
  { columns, sets }: GoalListings,
  name: MaximumFilter,
  most: number | null,
): void {
  if (most === null) return;
  const { minimum, noneFor } = findMaximum(name);
  const values = columns[minimum];
  const none = noneFor.flatMap((type) => sets.types.get(type) ?? []);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? 0;
    const isUnknown = value === 0 && !none.some((rows) => hasBit(rows, row));
    if (value > most || isUnknown) removeBit(bits, row);
  }
}

function priceOf(price: Float64Array, row: number): number {
  const value = price[row] ?? 0;
  return value < 0 ? Number.POSITIVE_INFINITY : value;
}

/** Returns the number of leading rows that pass a test; those that pass come first. */
function countFirst(order: Uint32Array, test: (row: number) => boolean): number {
  let start = 0;
  let end = order.length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (test(order[middle] ?? 0)) start = middle + 1;
    else end = middle;
  }
  return start;
}

/**
 * Keeps the rows of a slice and those from `rest` on, or removes the others, whichever is fewer.
 */
function filterSlice(
  bits: Bits,
  order: Uint32Array,
  start: number,
  end: number,
  rest = order.length,
): void {
  if (end - start > rest / 2) {
    for (let at = 0; at < start; at += 1) removeBit(bits, order[at] ?? 0);
    for (let at = end; at < rest; at += 1) removeBit(bits, order[at] ?? 0);
    return;
  }
  const kept = createBits(order.length);
  for (let at = start; at < end; at += 1) addBit(kept, order[at] ?? 0);
  for (let at = rest; at < order.length; at += 1) addBit(kept, order[at] ?? 0);
  intersectBits(bits, kept);
}
