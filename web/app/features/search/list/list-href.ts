import { serialiseListSearch, type ListSearch } from '../../../lib/rules/list-search';

/** A landing page as its list needs it. */
export interface LandingPlace {
  /** Replaces the list's own heading. */
  readonly heading: string;
  /** The editors' text as HTML; null without one. */
  readonly introHtml: string | null;
  /** The addresses of landing pages, by equivalent query. */
  readonly addresses: Readonly<Record<string, string>>;
}

/**
 * Writes the address of a search; uses its landing page if it has one, so that links do not
 * redirect.
 */
export function writeListHref(
  path: string,
  search: Partial<ListSearch>,
  landing: LandingPlace | undefined,
): string {
  const query = serialiseListSearch(search);
  return landing?.addresses[query] ?? path + query;
}

/** Fills rows of two and of three. */
export const pageSize = 12;

/** The maximum page size of the CMS. */
export const mostAtOnce = 50;
