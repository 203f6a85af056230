import type { i18n } from 'i18next';
import { dictionaryAddress } from './dictionary-addresses';
import { fallbackLanguage, isLanguage, type Language } from '@agency/domain/languages';
import { createTranslate, type Dictionary } from './translate';
import { translationOptions } from './translation-options';

const mostRetries = 5;
const firstRetryMs = 350;

/**
 * Loads a translation for react-i18next, without i18next itself, which would add 13 KB to look up
 * texts. Throws when the dictionary cannot be loaded.
 */
export async function loadTranslation(language: Language): Promise<i18n> {
  const listeners = new Set<() => void>();
  let translate = createTranslate(language, await loadDictionary(language));
  const browserI18n = {
    language,
    languages: [language],
    options: translationOptions,
    isInitialized: true,
    hasLoadedNamespace: () => true,
    getFixedT: () => translate,
    t: (...given: Parameters<typeof translate>) => translate(...given),
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
    async changeLanguage(wanted: string) {
      const next = isLanguage(wanted) ? wanted : fallbackLanguage;
      translate = createTranslate(next, await loadDictionary(next));
      browserI18n.language = next;
      browserI18n.languages = [next];
      for (const listener of listeners) listener();
    },
  };
  return browserI18n as unknown as i18n;
}

/** Retries up to 5 times, first after 350 ms, doubling. */
async function loadDictionary(language: Language): Promise<Dictionary> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await fetchDictionary(language);
    } catch (error) {
      if (retry === mostRetries) {
        throw new Error(`dictionary ${language} could not be loaded`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** retry));
    }
  }
}

/** Uses `fetch`, because a failed `import()` is never retried. */
async function fetchDictionary(language: Language): Promise<Dictionary> {
  const response = await fetch(dictionaryAddress(language));
  if (!response.ok) throw new Error(`dictionary ${language}: ${response.status}`);
  return (await response.json()) as Dictionary;
}
