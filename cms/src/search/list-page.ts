import { hasBit, type Bits } from './bit-set';
import type { GoalListings } from './portfolio';
import type { ListingSort } from './search-arguments';

/** The ids of one page of the rows that fit, in the order of the sort; empty past the end (FIND-7). */
export function listPage(
  { columns, orders }: GoalListings,
  fitting: Bits,
  sort: ListingSort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const ids: number[] = [];
  let passed = 0;
  for (const row of orders[sort]) {
    if (!hasBit(fitting, row)) continue;
    passed += 1;
    if (passed <= offset) continue;
    ids.push(columns.id[row] ?? 0);
    if (ids.length === limit) break;
  }
  return ids;
}
