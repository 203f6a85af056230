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
 * The head of a page of this site, in the language it is open in (SEO-1, SEO-2). What the page
 * lacks is the site's own; where the site keeps out of search engines, all its pages do.
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

/** False where an editor keeps the whole site out of search engines, language by language (SEO-2). */
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

/** The params of a later page of a list: an editor's words and addresses are the first page's. */
export function withoutWords(params: SeoParamsFragment | null): SeoParamsFragment | null {
  return params && { ...params, ...words };
}
