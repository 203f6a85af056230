import type { TFunction } from 'i18next';
import type { Editorial } from '../../cms/preview/previewable.server';
import { ConsentWordsDocument, type ConsentWordsQuery } from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { pageName } from '../../i18n/paths/breadcrumbs';
import { consentCategories } from '../../lib/web/consent';
import type { ConsentWordsView } from './consent-view';

const policyKey = 'cookie-policy';

type Words = NonNullable<ConsentWordsQuery['cookieConsent']>;

/** Loads the editors' texts on cookies in this language with their version. Throws CmsError. */
export async function loadConsentWords(
  context: LanguageContext & Editorial,
): Promise<{ words: Words | null; version: number }> {
  const { queryCms, status, language } = context;
  const answer = await queryCms(ConsentWordsDocument, { language, status });
  return { words: answer.cookieConsent, version: answer.consentNumbers.number };
}

/** Builds the texts of the dialog; short default texts if none are published. */
export function buildConsentWords(
  { t, table, language }: LanguageContext,
  { words, version }: { words: Words | null; version: number },
): ConsentWordsView {
  return {
    ...buildConsentLabels(t),
    version,
    title: words?.title ?? t('consent.title'),
    text: words?.text ?? t('consent.text'),
    settings: t('consent.settings'),
    list: t('consent.list'),
    settingsHref: buildPath(table, language, 'cookie-settings'),
    policy: {
      label: pageName(table, language, policyKey),
      href: buildPath(table, language, policyKey),
    },
    necessary: { label: t('consent.categories.necessary'), text: words?.necessary ?? '' },
    categories: consentCategories.map((name) => ({
      name,
      label: t(`consent.categories.${name}`),
      text: words?.[name] ?? '',
    })),
  };
}

export function buildConsentLabels(t: TFunction) {
  return {
    agree: t('consent.agree'),
    decline: t('consent.decline'),
    save: t('consent.save'),
    always: t('consent.always'),
    allow: t('consent.allow'),
    saved: t('consent.saved'),
  };
}
