import type { TFunction } from 'i18next';
import type { Paging } from '../../lib/rules/paging';
import type { PagerView } from './pager';

/** Builds the pager of a list; null if there is only one page. */
export function buildPager(
  t: TFunction,
  paging: Paging,
  hrefOf: (page: number) => string,
): PagerView | null {
  if (paging.pages === 1) return null;
  const linkOf = (page: number | null) => (page === null ? null : hrefOf(page));
  return {
    title: t('pager.title', { count: paging.total, page: paging.page, pages: paging.pages }),
    first: linkOf(paging.first),
    previous: linkOf(paging.previous),
    next: linkOf(paging.next),
    last: linkOf(paging.last),
    pages: paging.around.map((number) => ({
      number,
      href: number === paging.page ? null : hrefOf(number),
    })),
  };
}
