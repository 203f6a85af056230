import { hasBit, type Bits } from './bit-set';
import type { GoalListings } from './search-index';
import type { ListingSort } from '../search-arguments';

/** The ids of one page of the rows that fit, in the order of the sort; empty past the end (FIND-7). */
export function listPage(
  { columns, orders }: GoalListings,
  fitting: Bits,
  sort: ListingSort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
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
