import { buildPageConsent } from '../../features/consent/page-consent.server';
import { parseConsent } from '../../lib/consent';
import { loadConsentWords } from '../../features/consent/consent-words.server';
import { buildCookieSettings } from './cookie-settings.server';
import type { OpenSite } from '../../site/open-language.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { listAlternates } from '../../i18n/alternates';
import { buildPath } from '../../i18n/build-path';

const key = 'cookie-settings';

/** CONSENT-2: the visitor's own page of cookies, in no search engine. Throws CmsError. */
export async function loadCookieSettings(context: OpenSite, request: Request) {
  const { table, language, site } = context;
  const { pathname, searchParams } = new URL(request.url);
  const view = buildCookieSettings(context, {
    ...(await loadConsentWords(context)),
    pageConsent: buildPageConsent(context, site.byLanguage[language], pathname),
    chosen: parseConsent(request.headers.get('Cookie')),
    sent: searchParams.get('sent'),
  });
  const alternates = listAlternates(table, { screen: 'page', key });
  const seo = buildSiteSeo(context, {
    path: buildPath(table, language, key),
    alternates,
    title: view.title,
    description: view.intro,
    params: null,
    pictures: [],
    structured: [],
    isIndexed: false,
  });
  return { view, modules: [], seo, alternates, tags: [] };
}
