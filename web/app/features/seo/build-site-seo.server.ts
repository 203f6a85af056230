import type { Language } from '@agency/domain/languages';
import type { OpenSite } from '../../site/open-language.server';
import { buildSeo, type SeoSource } from './build-seo.server';
import { listFeeds } from './feeds/feed-addresses';
import type { SeoView } from './seo-view';
import type { SeoParamsFragment } from '../../cms/generated/graphql';

type PageSeo = Omit<
  SeoSource,
  'origin' | 'language' | 'defaultLanguage' | 'siteName' | 'twitterSite' | 'feeds'
>;

/**
 * Builds the head of a page in the current language with the site's defaults; if the site is
 * excluded from search engines, so are all pages.
 */
export function buildSiteSeo(context: OpenSite, page: PageSeo): SeoView {
  const { site, table, language, t } = context;
  const settings = site.byLanguage[language].site;
  const agency = settings?.agencyName ?? '';
  return buildSeo({
    origin: site.origin,
    language,
    defaultLanguage: table.defaultLanguage,
    siteName: agency || null,
    twitterSite: settings?.seo?.twitterSite || null,
    feeds: listFeeds(language).map(({ name, path }) => ({
      path,
      title: t(`feed.${name}`, { agency }),
    })),
    ...page,
    pictures: [...page.pictures, settings?.seo?.ogImage?.picture],
    isIndexed: page.isIndexed && isIndexedIn(context, language),
    alternates: page.alternates.filter(
      (other) => other.isIndexed !== false && isIndexedIn(context, other.language),
    ),
  });
}

/** Reports whether editors allow search engines to index the site in a language. */
export function isIndexedIn({ site }: Pick<OpenSite, 'site'>, language: Language): boolean {
  return site.byLanguage[language].site?.seo?.active ?? true;
}

const words = {
  pageTitle: null,
  metadataTitle: null,
  metadataDescription: null,
  ogTitle: null,
  ogDescription: null,
  ogUrl: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterUrl: null,
};

/**
 * Returns the metadata of a list's later pages, without the texts and addresses that an editor set
 * for the first.
 */
export function withoutWords(params: SeoParamsFragment | null): SeoParamsFragment | null {
  return params && { ...params, ...words };
}
