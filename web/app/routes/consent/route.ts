import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../../server/env';
import { cacheTags } from '../../cms/cache-tags';
import { guarded, pageLoader } from '../../cms/page-loader.server';
import { cacheHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { buildConsentCookie } from '../../features/consent/choice/consent-cookie';
import { buildConsentPath } from '../../features/consent/page-consent.server';
import { buildConsentWords, loadConsentWords } from '../../features/consent/consent-words.server';
import { readChoice } from '../../features/consent/choice/read-choice';
import { renderConsentQuestion } from '../../features/consent/render-question.server';
import { openLanguage } from '../../site/open-language.server';
import { buildPath } from '../../i18n/paths/build-path';

/** CONSENT-1: the question as a part of a page, fetched by who has not chosen yet. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const words = buildConsentWords(context, await loadConsentWords(context));
  const question = renderConsentQuestion(words, buildConsentPath(context.language));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    // It is no page of its own.
    'X-Robots-Tag': 'noindex',
    ...cacheHeaders([cacheTags.consent(context.language)]),
  };
  return new Response(question, { headers });
});

/**
 * CONSENT-1: keeps a choice in the visitor's browser. A script is answered with data, a form without
 * one with the settings page, on which the choice stands.
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
