import { countBits, eachRow, hasBit, intersectBits, type Bits } from './bit-set';
import { findRows, type ListingIds } from './find-rows';
import type { GoalListings } from './search-index';
import { COMPARE, type ColumnSort } from './sort-orders';

/** Up to this number of rows, sorting them is faster than reading the sort order of all. */
const FEW = 100;

interface Slice {
  offset: number;
  limit: number;
}

/** Returns the ids of one page of matching rows in sort order; empty past the end. */
export function listPage(
  { columns, orders }: GoalListings,
  fitting: Bits,
  sort: ColumnSort,
  { offset, limit }: Slice,
): number[] {
  if (countBits(fitting) <= FEW) {
    const rows: number[] = [];
    eachRow(fitting, (row) => rows.push(row));
    rows.sort(COMPARE[sort](columns));
    return rows.slice(offset, offset + limit).map((row) => columns.id[row] ?? 0);
  }
  const ids: number[] = [];
  let passed = 0;
  const order = orders[sort];
  for (let at = 0; at < order.length && ids.length < limit; at += 1) {
    const row = order[at] ?? 0;
    if (!hasBit(fitting, row)) continue;
    passed += 1;
    if (passed > offset) ids.push(columns.id[row] ?? 0);
  }
  return ids;
}

/**
 * Does the same by tier: each tier contains those before it, and the other rows come last; within a
 * tier the newest first.
 */
export function listPageByTier(
  listings: GoalListings,
  fitting: Bits,
  tiers: readonly ListingIds[],
  { offset, limit }: Slice,
): number[] {
  const ids: number[] = [];
  const left = fitting.slice();
  let skip = offset;
  for (const tier of [...tiers.map((tier) => findRows(listings.columns, tier)), fitting]) {
    const own = intersect(left, tier);
    const count = countBits(own);
    if (skip < count) {
      const slice = { offset: skip, limit: limit - ids.length };
      ids.push(...listPage(listings, own, 'newest', slice));
    }
    skip = Math.max(0, skip - count);
    if (ids.length === limit) break;
    for (let word = 0; word < left.length; word += 1)
      left[word] = (left[word] ?? 0) & ~(own[word] ?? 0);
  }
  return ids;
}

function intersect(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  intersectBits(bits, b);
  return bits;
}
