import { addBit, createBits, type Bits } from './bit-set';
import type { ListingColumns } from './listing-columns';

export type ListingIds = Int32Array | readonly number[];

const known = new WeakMap<ListingColumns, WeakMap<ListingIds, Bits>>();
const sorted = new WeakMap<ListingColumns, Uint32Array>();

/** Returns the rows of listings; cached while both arguments exist. */
export function findRows(columns: ListingColumns, ids: ListingIds): Bits {
  const byIds = known.get(columns) ?? new WeakMap<ListingIds, Bits>();
  known.set(columns, byIds);
  const rows = byIds.get(ids) ?? collectRows(columns, ids);
  byIds.set(ids, rows);
  return rows;
}

function collectRows(columns: ListingColumns, ids: ListingIds): Bits {
  const bits = createBits(columns.id.length);
  if (ids.length === 0) return bits;
  const order = sorted.get(columns) ?? sortById(columns);
  sorted.set(columns, order);
  const idAt = (at: number): number => columns.id[order[at] ?? 0] ?? 0;
  let from = 0;
  for (const id of Int32Array.from(ids).sort()) {
    let to = order.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (idAt(middle) < id) from = middle + 1;
      else to = middle;
    }
    if (from < order.length && idAt(from) === id) addBit(bits, order[from] ?? 0);
  }
  return bits;
}

function sortById({ id }: ListingColumns): Uint32Array {
  return Uint32Array.from(id.keys()).sort((a, b) => (id[a] ?? 0) - (id[b] ?? 0));
}
