import { languageNames, type Language } from '@agency/domain/languages';
import type { LanguageLinkView } from '../layout-view';

/** What a page's data says of itself in the other languages (LANG-3). */
export type WithAlternates = { alternates: readonly { language: Language; path: string }[] };

/**
 * LANG-3: the switcher's links, to the same page where the page says it exists, else to the home
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
