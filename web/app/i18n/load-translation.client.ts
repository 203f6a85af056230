import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages';
import { translationOptions } from './translation-options';

/** Addresses of the dictionaries, not the dictionaries: the browser fetches its language alone. */
const addresses = import.meta.glob<string>('./dictionaries/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, _namespace, callback) {
    fetchDictionary(language).then(
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

async function fetchDictionary(language: string) {
  const response = await fetch(addresses[`./dictionaries/${language}.json`] ?? '');
  if (!response.ok) throw new Error(`dictionary ${language}: ${response.status}`);
  return response.json();
}
