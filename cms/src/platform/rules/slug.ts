import { foldText } from '@agency/domain/fold-text';

/**
 * Returns the slug of a name without slashes; empty if no characters remain. Hyphens and slashes
 * count as spaces, other punctuation is removed.
 */
export function toSlug(name: string): string {
  return foldText(name)
    .replace(/[\s\-_/\\|\u2010-\u2015\u2212]+/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-');
}

/** Joins slugs to a path with the trailing slash of all site addresses. */
export function toSlugPath(...names: string[]): string {
  return names
    .map(toSlug)
    .filter((slug) => slug !== '')
    .map((slug) => `${slug}/`)
    .join('');
}
