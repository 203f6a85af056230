import { pageKeys, pagePaths, sectionWords } from '@agency/domain/path-words';

/**
 * The pages that the site knows of itself, by key, with the address each has while the CMS gives it
 * no other (ROUTE-1, ROUTE-6, ROUTE-10); those below another have a slash in their key.
 */
export const standardPages: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    pageKeys.filter((key) => !key.includes('/')).map((key) => [key, pagePaths(key)]),
  );

const byKey = new Map(
  Object.entries(standardPages).map(([key, paths]) => [key.toLowerCase(), paths]),
);

/** First parts of addresses that are no pages: listings, thank-you pages, drafts, the search. */
export const reservedPaths: readonly string[] = [
  ...['property', 'search', 'quick-search', 'preview'],
  ...Object.values(sectionWords('thanks').paths),
  ...Object.values(sectionWords('forms').paths),
  ...['form-token', 'mail'],
];

/** The standard address of a page, undefined for a page of the agency's own; case does not count. */
export function standardPath(key: string, language: string): string | undefined {
  return byKey.get(key.toLowerCase())?.[language];
}
