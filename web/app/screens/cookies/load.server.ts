import {
  loadConsentWords,
  buildConsentLabels,
  buildConsentWords,
} from '../../features/consent/consent-words.server';
import { buildPageConsent } from '../../features/consent/page-consent.server';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import { parseConsent, consentCategories, type Consent } from '../../lib/web/consent';
import type { OpenSite } from '../../site/open-language.server';
import type { Asked, Cache, ScreenOf } from '../screen';
import type { ConsentWordsQuery } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import type {
  PageConsentView,
  CookieGroupView,
  CookieSettingsView,
} from '../../features/consent/consent-view';

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

type Words = ConsentWordsQuery['cookieConsent'];

type Settings = {
  words: Words;
  version: number;
  pageConsent: PageConsentView;
  chosen: Consent | null;
  /** Result of the submission, from the address. */
  sent: string | null;
};

/** Builds the page of categories with their cookies and the visitor's choice. */
export function buildCookieSettings(
  context: LanguageContext,
  { words, version, pageConsent, chosen, sent }: Settings,
): CookieSettingsView {
  const { t } = context;
  const question = buildConsentWords(context, { words, version });
  const { necessary, categories } = question;
  const title = t('consent.pageTitle');
  return {
    ...buildConsentLabels(t),
    breadcrumbs: [homeCrumb(context), { label: title, href: null }],
    title,
    intro: words?.settingsText ?? question.text,
    notice: sent === 'saved' ? t('consent.saved') : sent === 'again' ? t('consent.again') : null,
    action: pageConsent.action,
    days: pageConsent.days,
    version,
    chosen: chosen && pickCategories(chosen),
    heads: {
      name: t('consent.name'),
      setBy: t('consent.setBy'),
      purpose: t('consent.purpose'),
      duration: t('consent.duration'),
    },
    noCookies: t('consent.none'),
    groups: [{ name: null, ...necessary }, ...categories].map((group) => {
      const cookies = listCookies(words, group.name ?? 'necessary', pageConsent);
      return { ...group, cookies, show: t('consent.show', { count: cookies.length }) };
    }),
  };
}

/** Lists the cookies of a category; those of a service only if it is configured. */
function listCookies(
  words: Words,
  category: string,
  { services }: PageConsentView,
): CookieGroupView['cookies'] {
  return (words?.cookies ?? [])
    .filter((cookie) => cookie !== null)
    .filter((cookie) => cookie.category === category)
    .filter(({ service }) => service === null || services?.[service] !== undefined)
    .map(({ name, setBy, purpose, duration }) => ({ name, setBy, purpose, duration }));
}

function pickCategories(consent: Consent): NonNullable<CookieSettingsView['chosen']> {
  const states = consentCategories.map((category) => [category, consent[category]]);
  return Object.fromEntries(states) as NonNullable<CookieSettingsView['chosen']>;
}
