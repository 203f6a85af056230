import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dictionaryAddress } from './dictionary-addresses';
import { fallbackLanguage, isLanguage, type Language } from './languages';
import { translationOptions } from './translation-options';

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, _namespace, callback) {
    fetchDictionary(isLanguage(language) ? language : fallbackLanguage).then(
      (dictionary) => callback(null, dictionary),
      // `true` asks i18next to try again: up to 5 times, first after 350 ms, doubling (LANG-6).
      (error: Error) => callback(error, true),
    );
  },
};

/**
 * The browser's i18next, ready to translate. The dictionary is fetched, for a failed `import()`
 * stays failed. Throws when it cannot be had.
 */
export async function loadTranslation(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      ...translationOptions,
      lng: language,
      fallbackLng: false,
      // Never a bare key (LANG-5); the dictionaries are checked to be complete.
      parseMissingKeyHandler: () => '',
      maxRetries: 5,
      retryTimeout: 350,
    });
  if (!instance.hasResourceBundle(language, translationOptions.ns)) {
    throw new Error(`dictionary ${language} could not be loaded`);
  }
  return instance;
}

async function fetchDictionary(language: Language) {
  const response = await fetch(dictionaryAddress(language));
  if (!response.ok) throw new Error(`dictionary ${language}: ${response.status}`);
  return response.json();
}
