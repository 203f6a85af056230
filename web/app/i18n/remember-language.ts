import { languageCookie } from './detect-language';
import type { Language } from '@agency/domain/languages';

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
