import type { Bits } from './bit-set';
import type { GoalListings } from './portfolio';
import type { ResolvedFilter } from './resolved-filter';

/** Keeps the rows whose price, living area and date fit; a price that is not published fits none. */
export function keepNumbers(bits: Bits, listings: GoalListings, filter: ResolvedFilter): void {
  const { minPrice, maxPrice, minArea, newSince } = filter;
  const { price, area, listedAt } = listings.columns;
  if (minPrice !== null || maxPrice !== null) {
    keepBetween(bits, price, minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY);
  }
  if (minArea !== null) keepBetween(bits, area, minArea, Number.POSITIVE_INFINITY);
  if (newSince !== null) keepBetween(bits, listedAt, newSince, Number.POSITIVE_INFINITY);
}

function keepBetween(bits: Bits, column: Float64Array, least: number, most: number): void {
  for (let word = 0; word < bits.length; word += 1) {
    let kept = bits[word] ?? 0;
    if (kept === 0) continue;
    const first = word << 5;
    const end = Math.min(32, column.length - first);
    for (let bit = 0; bit < end; bit += 1) {
      const value = column[first + bit] ?? 0;
      if (value < least || value > most) kept &= ~(1 << bit);
    }
    bits[word] = kept;
  }
}
