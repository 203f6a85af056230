import { foldText } from '@agency/domain/fold-text';

/**
 * The slug of a name for one path segment, without its trailing slash; empty when nothing of the
 * name survives (ROUTE-7). Hyphens and slashes count as spaces, other punctuation is dropped.
 */
export function toSlug(name: string): string {
  return foldText(name)
    .replace(/[\s\-_/\\|\u2010-\u2015\u2212]+/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
}

/** A path of slugs with the trailing slash every address of the site has (ROUTE-7). */
export function toSlugPath(...names: string[]): string {
  return names
    .map(toSlug)
    .filter((slug) => slug !== '')
    .map((slug) => `${slug}/`)
    .join('');
}
