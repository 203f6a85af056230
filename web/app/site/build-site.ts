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

/** What every page needs to know of the site: its settings, its layout and where its pages are. */
export type Site = {
  /** The site's own address, without a path. */
  origin: string;
  table: RouteTable;
  byLanguage: Localized<SiteAnswer>;
  /** What the CMS said, in which a detail may stand in one language alone. */
  answers: Localized<SiteAnswer>;
};

/** What the CMS says of a site about which nothing is known. */
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
 * Puts the answers of all languages together; pages override the built-in routes (MENU-2). The
 * languages are those that the settings enable, unless others are given (LANG-2).
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

/** Each language with the agency's numbers of the others, where it has none. */
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

/** A page of kind `article` stands where the category with its key does (ROUTE-6). */
function findSectionSlug({ articleCategories }: SiteAnswer, { type, key }: MenuPage) {
  if (type !== 'article') return null;
  return articleCategories.find((category) => category?.key === key)?.slug ?? null;
}

/** A page of content or with a list is a plain page to the table; the others keep their kind. */
function routeTypeOf({ type }: MenuPage): Pick<PageRoute, 'type'> {
  return type === null || type === 'content' || type === 'list' ? {} : { type };
}

/** True when this page exists, published, in this language. */
export function findMenuPage(site: Site, language: Language, key: string): MenuPage | null {
  return site.byLanguage[language].pages.find((page) => page?.key === key) ?? null;
}

/** The languages among `values`, in their order and once each; all of them when none is left. */
export function parseEnabledLanguages(values: unknown): readonly Language[] {
  const known = Array.isArray(values) ? [...new Set(values.filter(isLanguage))] : [];
  return known.length > 0 ? known : languages;
}
