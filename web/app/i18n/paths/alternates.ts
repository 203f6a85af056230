import type { Goal } from '@agency/domain/goals';
import { buildArticlePath, buildLandingPath, buildListingPath, buildPath } from './build-path';
import type { Language } from '@agency/domain/languages';
import type { RouteTable } from './route-table';

/** A screen in all languages, including slugs, which the route table does not have. */
export type AlternateTarget =
  | { readonly screen: 'page'; readonly key: string; readonly search?: string }
  | {
      readonly screen: 'listing';
      readonly goal: Goal;
      readonly id: string;
      readonly slugs: readonly { language: string; citySlug: string; typeSlug: string }[];
    }
  | {
      readonly screen: 'landing';
      readonly goal: Goal;
      readonly slugs: readonly { language: string; citySlug: string; typeSlug: string | null }[];
    }
  | {
      readonly screen: 'article';
      readonly key: string;
      readonly slugs: readonly { language: string; path: readonly string[] }[];
    };

export interface Alternate {
  readonly language: Language;
  readonly path: string;
  /** False if it is excluded from search engines in this language. */
  readonly isIndexed?: boolean;
}

/**
 * Lists the addresses of a screen in every enabled language, for the language switcher and
 * hreflang. Omits languages in which a listing or article has no slugs.
 */
export function listAlternates(table: RouteTable, target: AlternateTarget): Alternate[] {
  return table.languages.flatMap((language) => {
    const path = alternatePath(table, language, target);
    return path === null ? [] : [{ language, path }];
  });
}

function alternatePath(
  table: RouteTable,
  language: Language,
  target: AlternateTarget,
): string | null {
  if (target.screen === 'page') {
    return buildPath(table, language, target.key) + (target.search ?? '');
  }
  if (target.screen === 'listing') {
    const slugs = target.slugs.find((candidate) => candidate.language === language);
    return slugs ? buildListingPath(table, language, { ...target, ...slugs }) : null;
  }
  if (target.screen === 'landing') {
    const slugs = target.slugs.find((candidate) => candidate.language === language);
    return slugs ? buildLandingPath(table, language, { ...target, ...slugs }) : null;
  }
  const slugs = target.slugs.find((candidate) => candidate.language === language);
  return slugs ? buildArticlePath(table, language, target.key, slugs.path) : null;
}
