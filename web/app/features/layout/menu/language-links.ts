import { languageNames, type Language } from '@agency/domain/languages';
import type { LanguageLinkView } from '../layout-view';

/** The part of a page's data that lists its other languages. */
export type WithAlternates = { alternates: readonly { language: Language; path: string }[] };

/**
 * Lists the links of the language switcher: to the same page if it exists, otherwise to the home
 * page of that language.
 */
export function listLanguageLinks(
  enabled: readonly Language[],
  current: Language,
  pageData: unknown,
): LanguageLinkView[] {
  const alternates = hasAlternates(pageData) ? pageData.alternates : [];
  return enabled.map((language) => ({
    code: language,
    name: languageNames[language],
    href: alternates.find((other) => other.language === language)?.path ?? `/${language}/`,
    current: language === current,
  }));
}

function hasAlternates(pageData: unknown): pageData is WithAlternates {
  return (
    typeof pageData === 'object' &&
    pageData !== null &&
    'alternates' in pageData &&
    Array.isArray(pageData.alternates)
  );
}
