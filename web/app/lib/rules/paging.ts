/** Position of a page in a list; null for missing neighbours. */
export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly first: number | null;
  readonly previous: number | null;
  readonly next: number | null;
  readonly last: number | null;
  readonly around: readonly number[];
}

const shownAtMost = 7;

/** Returns the number of the last page of `total` entries; an empty list has one page. */
export function findLastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Computes the paging of `total` entries; null if the page does not exist. */
export function buildPaging(page: number, total: number, pageSize: number): Paging | null {
  const pages = findLastPage(total, pageSize);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const start = Math.max(1, Math.min(page - Math.floor(shownAtMost / 2), pages - shownAtMost + 1));
  const length = Math.min(shownAtMost, pages);
  return {
    page,
    pages,
    total,
    first: page > 1 ? 1 : null,
    previous: page > 1 ? page - 1 : null,
    next: page < pages ? page + 1 : null,
    last: page < pages ? pages : null,
    around: Array.from({ length }, (_, index) => start + index),
  };
}
