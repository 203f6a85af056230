import { fallbackLanguage, isLanguage, type Language } from '@agency/domain/languages';
import { languageCookie } from './detect-language';

export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallbackLanguage;
}

const secondsInYear = 31_536_000;

/**
 * Stores the visitor's language in local storage and in the cookie for the server. Does nothing if
 * the browser blocks storage.
 */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${secondsInYear}; SameSite=Lax`;
    window.localStorage.setItem(languageCookie, language);
  } catch {
    return;
  }
}
