import type { ListingColumns, MergedColumns } from './listing-columns';
import type { ListingSort } from '../search-arguments';

/** Sorts by columns; relevance depends on the text. */
export type ColumnSort = Exclude<ListingSort, 'relevance'>;

export type SortOrders = Readonly<Record<ColumnSort, Uint32Array>>;

type Compare = (a: number, b: number) => number;

/** The comparison of rows for each sort; unpublished prices are last in either direction. */
export const COMPARE: Readonly<Record<ColumnSort, (columns: ListingColumns) => Compare>> = {
  newest: ({ listedAt, id }) => byFalling(listedAt, id),
  /** For blocks that show a few listings. */
  featured: ({ featured, listedAt, id }) => {
    const byNewest = byFalling(listedAt, id);
    return (a, b) => (featured[b] ?? 0) - (featured[a] ?? 0) || byNewest(a, b);
  },
  priceAsc: ({ price, id }) => {
    const byRising = byFalling(price, id);
    const isUnpublished = (row: number): number => ((price[row] ?? 0) < 0 ? 1 : 0);
    return (a, b) => isUnpublished(a) - isUnpublished(b) || byRising(b, a);
  },
  priceDesc: ({ price, id }) => byFalling(price, id),
  pricePerArea: ({ price, minArea, listedAt, id }) => {
    const byNewest = byFalling(listedAt, id);
    const pricePerArea = (row: number): number => {
      const [amount = 0, area = 0] = [price[row], minArea[row]];
      return amount > 0 && area > 0 ? amount / area : Number.MAX_VALUE;
    };
    return (a, b) => pricePerArea(a) - pricePerArea(b) || byNewest(a, b);
  },
  areaDesc: ({ minArea, listedAt, id }) => {
    const byNewest = byFalling(listedAt, id);
    return (a, b) => (minArea[b] ?? 0) - (minArea[a] ?? 0) || byNewest(a, b);
  },
};

const SORTS = Object.keys(COMPARE) as ColumnSort[];

/**
 * Builds the sort orders; equal listings are sorted by id, those of equal area by date, the newest
 * first.
 */
export function buildOrders(columns: ListingColumns): SortOrders {
  return buildEach((sort) => Uint32Array.from(columns.id.keys()).sort(COMPARE[sort](columns)));
}

/** Merges the orders of old and added rows, in one pass each. */
export function mergeOrders(
  { columns, oldRows, addedRows }: MergedColumns,
  old: SortOrders,
  added: SortOrders,
): SortOrders {
  return buildEach((sort) => {
    const merged = new Uint32Array(columns.id.length);
    const compare = COMPARE[sort](columns);
    const [first, second] = [old[sort], added[sort]];
    let next = 0;
    let at = 0;
    for (const oldRow of first) {
      const row = oldRows[oldRow] ?? -1;
      if (row < 0) continue;
      for (; next < second.length; next += 1) {
        const other = addedRows[second[next] ?? 0] ?? 0;
        if (compare(other, row) > 0) break;
        merged[at++] = other;
      }
      merged[at++] = row;
    }
    for (; next < second.length; next += 1) merged[at++] = addedRows[second[next] ?? 0] ?? 0;
    return merged;
  });
}

function buildEach(build: (sort: ColumnSort) => Uint32Array): SortOrders {
  return Object.fromEntries(SORTS.map((sort) => [sort, build(sort)])) as SortOrders;
}

function byFalling(column: Float64Array, id: Int32Array): Compare {
  return (a, b) => (column[b] ?? 0) - (column[a] ?? 0) || (id[b] ?? 0) - (id[a] ?? 0);
}
