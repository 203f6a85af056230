import type { Language } from '@agency/domain/languages';
import type { Site } from './build-site';
import { findRedirect } from './redirect-target';

/** A page that replaces the overview of an article category. */
export type OverviewReplacement = {
  key: string;
  overview: string;
  href: string;
};

/**
 * Lists the overviews that are replaced: those with a redirecting page of type `article` that has
 * the category's key.
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
