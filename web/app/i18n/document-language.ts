import { fallbackLanguage, isLanguage, type Language } from '@agency/domain/languages';
import { languageCookie } from './detect-language';

/** The language that the server drew this document in. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallbackLanguage;
}

const secondsInYear = 31_536_000;

/**
 * LANG-4: keeps the visitor's language in local storage and in the cookie the server reads.
 * A browser that refuses storage is left alone.
 */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${secondsInYear}; SameSite=Lax`;
    window.localStorage.setItem(languageCookie, language);
  } catch {
    return;
  }
}
