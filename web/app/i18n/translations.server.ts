import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import de from './dictionaries/de.json';
import en from './dictionaries/en.json';
import fr from './dictionaries/fr.json';
import nl from './dictionaries/nl.json';
import { fallbackLanguage, type Language, type Localized } from './languages';
import { translationOptions } from './translation-options';

const resources = {
  nl: { translations: nl },
  fr: { translations: fr },
  en: { translations: en },
  de: { translations: de },
};

/**
 * One i18next instance per language, made once and shared by all requests (LANG-5): a fixed
 * language never changes under a request that is being rendered.
 */
export const translations: Localized<i18n> = {
  nl: createTranslation('nl'),
  fr: createTranslation('fr'),
  en: createTranslation('en'),
  de: createTranslation('de'),
};

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
