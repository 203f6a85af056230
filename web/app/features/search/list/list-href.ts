import { serialiseListSearch, type ListSearch } from '../../../lib/rules/list-search';

/** What a landing page knows of itself (FIND-17). */
export interface LandingPlace {
  /** Before any other that the list would have. */
  readonly heading: string;
  /** What the editors wrote, as HTML; null when they wrote nothing. */
  readonly introHtml: string | null;
  /** The addresses of the lists that are landing pages, by the queries that say the same. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The address of a search: that of a landing page where it is one, for no link leads by a redirect (ROUTE-9). */
export function writeListHref(
  path: string,
  search: Partial<ListSearch>,
  landing: LandingPlace | undefined,
): string {
  const query = serialiseListSearch(search);
  return landing?.addresses[query] ?? path + query;
}

/** What fits a list's page: rows of three and of two come out even. */
export const pageSize = 12;

/** The CMS gives no more listings at once. */
export const mostAtOnce = 50;
