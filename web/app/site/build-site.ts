import type { SiteQuery } from '../cms/generated/graphql';
import { fillDetails } from '@agency/domain/shared-details';
import {
  isLanguage,
  languages,
  perLanguage,
  type Language,
  type Localized,
} from '@agency/domain/languages';
import { createRouteTable, type PageRoute, type RouteTable } from '../i18n/paths/route-table';
import { listSectionRoutes } from './section-routes';

export type SiteAnswer = SiteQuery;
export type SiteSettings = NonNullable<SiteQuery['site']>;
export type MenuPage = NonNullable<SiteQuery['pages'][number]>;

export type Site = {
  origin: string;
  table: RouteTable;
  byLanguage: Localized<SiteAnswer>;
  /** Answers of the CMS; a detail may exist in one language only. */
  answers: Localized<SiteAnswer>;
};

export const emptySiteAnswer: SiteAnswer = {
  site: null,
  header: null,
  footer: null,
  articleCategories: [],
  articleSubcategories: [],
  pages: [],
  consentNumbers: { askedFrom: 0 },
  lawRates: [],
  team: { offices: [] },
};

/**
 * Combines the answers of all languages; pages override the built-in routes. The languages default
 * to those that the settings enable.
 */
export function buildSite(
  answers: Localized<SiteAnswer>,
  siteUrl: string,
  openLanguages?: readonly Language[],
): Site {
  const byLanguage = shareDetails(answers);
  const settings = languages.map((language) => byLanguage[language].site).find(Boolean);
  const codes = settings?.enabledLanguages?.map((entry) => entry?.code);
  const standard = settings?.defaultLanguage;
  return {
    origin: new URL(siteUrl).origin,
    byLanguage,
    answers,
    table: createRouteTable(listRoutes(byLanguage), {
      languages: openLanguages ?? parseEnabledLanguages(codes),
      defaultLanguage: isLanguage(standard) ? standard : undefined,
    }),
  };
}

/** Fills in missing numbers of the agency from the other languages. */
function shareDetails(answers: Localized<SiteAnswer>): Localized<SiteAnswer> {
  const all = languages.map((language) => answers[language].site?.legal ?? null);
  return perLanguage((language) => {
    const { site, ...rest } = answers[language];
    if (!site?.legal) return answers[language];
    const legal = fillDetails(site.legal, all);
    return legal === site.legal ? answers[language] : { ...rest, site: { ...site, legal } };
  });
}

function listRoutes(byLanguage: Localized<SiteAnswer>): PageRoute[] {
  const pages = listPageRoutes(byLanguage);
  return [...pages, ...listSectionRoutes(byLanguage, new Set(pages.map(({ key }) => key)))];
}

function listPageRoutes(byLanguage: Localized<SiteAnswer>): PageRoute[] {
  const routes = new Map<string, PageRoute & { paths: Partial<Localized<string | null>> }>();
  for (const language of languages) {
    for (const page of byLanguage[language].pages) {
      if (page === null) continue;
      const known = routes.get(page.key);
      routes.set(page.key, {
        key: page.key,
        parent: page.parent?.key ?? null,
        parents: { ...known?.parents, [language]: page.parent?.key ?? null },
        ...routeTypeOf(page),
        paths: {
          ...known?.paths,
          [language]: findSectionSlug(byLanguage[language], page) ?? page.path,
        },
        names: { ...known?.names, [language]: page.title },
        indexed: page.seo?.active ?? true,
      });
    }
  }
  return [...routes.values()];
}

/** A page of type `article` has the address of the category with its key. */
function findSectionSlug({ articleCategories }: SiteAnswer, { type, key }: MenuPage) {
  if (type !== 'article') return null;
  return articleCategories.find((category) => category?.key === key)?.slug ?? null;
}

/** To the route table, content pages and list pages are plain pages; others keep their type. */
function routeTypeOf({ type }: MenuPage): Pick<PageRoute, 'type'> {
  return type === null || type === 'content' || type === 'list' ? {} : { type };
}

export function findMenuPage(site: Site, language: Language, key: string): MenuPage | null {
  return site.byLanguage[language].pages.find((page) => page?.key === key) ?? null;
}

/**
 * Filters the known languages of `values`, in order and without repetitions; all if none is left.
 */
export function parseEnabledLanguages(values: unknown): readonly Language[] {
  const known = Array.isArray(values) ? [...new Set(values.filter(isLanguage))] : [];
  return known.length > 0 ? known : languages;
}
