import type { Language } from '@agency/domain/languages';
import type { Site } from './build-site';
import { findRedirect } from './redirect-target';

/** A page that replaces the overview of a category of articles. */
export type OverviewReplacement = {
  /** The category's. */
  key: string;
  /** Where the overview would stand. */
  overview: string;
  /** The page that is shown instead. */
  href: string;
};

/**
 * MENU-3, ROUTE-6: the overviews that a page of the site replaces: those with a redirecting
 * page of kind `article` that has the category's key.
 */
export function listOverviewReplacements(site: Site, language: Language): OverviewReplacement[] {
  const { pages, articleCategories } = site.byLanguage[language];
  return pages.flatMap((page) => {
    if (page?.type !== 'article') return [];
    const slug = articleCategories.find((category) => category?.key === page.key)?.slug;
    const href = findRedirect(site, language, page);
    if (!slug || !href?.startsWith(`/${language}/`)) return [];
    return [{ key: page.key, overview: `/${language}/${slug}/`, href }];
  });
}
