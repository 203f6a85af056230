import type { ListingColumns, MergedColumns } from './listing-columns';
import type { ListingSort } from './search-arguments';

/** For each sort the rows in its order. */
export type SortOrders = Readonly<Record<ListingSort, Uint32Array>>;

type Compare = (columns: ListingColumns, a: number, b: number) => number;

// A price that is not published is last in either direction (DETAIL-4).
const COMPARE: Readonly<Record<ListingSort, Compare>> = {
  newest: ({ listedAt, id }, a, b) => falling(listedAt, a, b) || falling(id, a, b),
  priceAsc: ({ price, id }, a, b) =>
    unpublishedLast(price, a, b) || falling(price, b, a) || falling(id, b, a),
  priceDesc: ({ price, id }, a, b) => falling(price, a, b) || falling(id, a, b),
  areaDesc: ({ area, id }, a, b) => falling(area, a, b) || falling(id, a, b),
};

const SORTS = Object.keys(COMPARE) as ListingSort[];

/** The orders of these rows (FIND-6); listings that are alike go by their ids. */
export function buildOrders(columns: ListingColumns): SortOrders {
  return buildEach((sort) => {
    const rows = Uint32Array.from(columns.id, (_, row) => row);
    return rows.sort((a, b) => COMPARE[sort](columns, a, b));
  });
}

/** The orders of merged rows from those of the old and of the added, in one pass each. */
export function mergeOrders(
  { columns, oldRows, addedRows }: MergedColumns,
  old: SortOrders,
  added: SortOrders,
): SortOrders {
  return buildEach((sort) => {
    const merged = new Uint32Array(columns.id.length);
    const [first, second] = [old[sort], added[sort]];
    let next = 0;
    let at = 0;
    for (const oldRow of first) {
      const row = oldRows[oldRow] ?? -1;
      if (row < 0) continue;
      for (; next < second.length; next += 1) {
        const other = addedRows[second[next] ?? 0] ?? 0;
        if (COMPARE[sort](columns, other, row) > 0) break;
        merged[at++] = other;
      }
      merged[at++] = row;
    }
    for (; next < second.length; next += 1) merged[at++] = addedRows[second[next] ?? 0] ?? 0;
    return merged;
  });
}

function buildEach(build: (sort: ListingSort) => Uint32Array): SortOrders {
  return Object.fromEntries(SORTS.map((sort) => [sort, build(sort)])) as unknown as SortOrders;
}

function falling(column: Float64Array | Int32Array, a: number, b: number): number {
  return (column[b] ?? 0) - (column[a] ?? 0);
}

function unpublishedLast(price: Float64Array, a: number, b: number): number {
  return Number((price[a] ?? 0) < 0) - Number((price[b] ?? 0) < 0);
}
