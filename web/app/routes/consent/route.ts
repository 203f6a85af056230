import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../../server/env';
import { cacheTags } from '../../cms/cache-tags';
import { guarded, pageLoader } from '../../cms/page-loader.server';
import { cacheHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { buildConsentCookie } from '../../features/consent/choice/consent-cookie';
import { readChoice } from '../../features/consent/choice/read-choice';
import { buildConsentPath } from '../../features/consent/page-consent.server';
import { buildConsentWords, loadConsentWords } from '../../features/consent/consent-words.server';
import { renderConsentQuestion } from '../../features/consent/render-question.server';
import { openLanguage } from '../../site/open-language.server';
import { buildPath } from '../../i18n/paths/build-path';

/** Returns the consent question as a fragment, fetched for visitors without a choice. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const words = buildConsentWords(context, await loadConsentWords(context));
  const question = renderConsentQuestion(words, buildConsentPath(context.language));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    // A fragment is not a page.
    'X-Robots-Tag': 'noindex',
    ...cacheHeaders([cacheTags.consent(context.language)]),
  };
  return new Response(question, { headers });
});

/**
 * Stores a choice in the visitor's browser. Scripts get data; a plain form gets the settings page,
 * which shows the choice.
 */
export const action = guarded(async ({ request }: ActionFunctionArgs) => {
  const { site, table, language } = await openLanguage(request);
  const wantsData = request.headers.get('Accept') === 'application/json';
  const sent = await request.formData().catch(() => new FormData());
  const consent = readChoice(sent);
  const settings = buildPath(table, language, 'cookie-settings');
  if (consent === null) {
    if (wantsData) return Response.json(null, { status: 422, headers: uncachedHeaders });
    throw redirect(`${settings}?sent=again`, { status: 303, headers: uncachedHeaders });
  }
  const cookie = buildConsentCookie(consent, {
    days: site.byLanguage[language].site?.cookieDays ?? 180,
    isSecure: env.SITE_URL.startsWith('https:'),
  });
  const headers = { ...uncachedHeaders, 'Set-Cookie': cookie };
  if (wantsData) return Response.json(consent, { headers });
  throw redirect(`${settings}?sent=saved`, { status: 303, headers });
});
