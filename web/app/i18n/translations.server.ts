import { fallbackLanguage, perLanguage, type Language } from '@agency/domain/languages';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dictionaries } from './dictionaries.server';
import { translationOptions } from './translation-options';

const resources = perLanguage((language) => ({ translations: dictionaries[language] }));

/**
 * One i18next instance per language, made once and shared by all requests (LANG-5): a fixed
 * language never changes under a request that is being rendered.
 */
export const translations = perLanguage(createTranslation);

function createTranslation(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...translationOptions,
    lng: language,
    fallbackLng: fallbackLanguage,
    resources,
    initImmediate: false,
  });
  return instance;
}
