import { env } from '../../../server/env';
import type { OpenSite } from '../menu/open-language.server';
import { buildSeo, type SeoSource } from './build-seo.server';
import type { SeoView } from './seo-view';

type PageSeo = Omit<SeoSource, 'origin' | 'language' | 'defaultLanguage' | 'siteName'>;

/** The head of a page of this site, in the language it is open in (SEO-1, SEO-2). */
export function buildSiteSeo({ site, table, language }: OpenSite, page: PageSeo): SeoView {
  return buildSeo({
    origin: env.SITE_URL,
    language,
    defaultLanguage: table.defaultLanguage,
    siteName: site.byLanguage[language].site?.agencyName ?? null,
    ...page,
  });
}
