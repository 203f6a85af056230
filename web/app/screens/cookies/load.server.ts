import { loadConsentWords } from '../../features/consent/consent-words.server';
import { buildPageConsent } from '../../features/consent/page-consent.server';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import { parseConsent } from '../../lib/web/consent';
import type { OpenSite } from '../../site/open-language.server';
import type { Asked, Cache, ScreenOf } from '../screen';
import { buildCookieSettings } from './cookie-settings.server';

export const cookiesScreen = { load, cache };

/** Loads the visitor's cookie settings. Throws CmsError. */
async function load(
  context: OpenSite,
  _screen: ScreenOf<'cookies'>,
  { request, url: { pathname, searchParams } }: Asked,
) {
  const { language, site } = context;
  const view = buildCookieSettings(context, {
    ...(await loadConsentWords(context)),
    pageConsent: buildPageConsent(context, site.byLanguage[language], pathname),
    chosen: parseConsent(request.headers.get('Cookie')),
    sent: searchParams.get('sent'),
  });
  const { title, intro: description } = view;
  const head = buildUnlistedHead(context, { key: 'cookie-settings', title, description });
  return { view, ...head, tags: [] as string[] };
}

/** The page shows this visitor's choice. */
function cache(): Cache {
  return 'uncached';
}
