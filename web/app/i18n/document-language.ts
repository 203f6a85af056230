import { fallbackLanguage, isLanguage, type Language } from '@agency/domain/languages';

/** The language that the server drew this document in. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallbackLanguage;
}
