import { pageKeys, pagePaths, sectionWords } from '@agency/domain/path-words';

/**
 * Standard pages by key, with their address in each language unless the CMS overrides it; keys
 * of child pages contain a slash.
 */
export const standardPages: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    pageKeys.filter((key) => !key.includes('/')).map((key) => [key, pagePaths(key)]),
  );

const byKey = new Map(
  Object.entries(standardPages).map(([key, paths]) => [key.toLowerCase(), paths]),
);

/** First segments that pages cannot have: listings, thank-you pages, drafts, the search. */
export const reservedPaths: readonly string[] = [
  ...['property', 'search', 'quick-search', 'preview'],
  ...Object.values(sectionWords('thanks').paths),
  ...Object.values(sectionWords('forms').paths),
  ...['form-token', 'mail'],
];

/** Returns the standard address of a page, ignoring case; undefined for other pages. */
export function standardPath(key: string, language: string): string | undefined {
  return byKey.get(key.toLowerCase())?.[language];
}
