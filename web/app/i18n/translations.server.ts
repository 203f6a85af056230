import { fallbackLanguage, perLanguage, type Language } from '@agency/domain/languages';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dictionaries } from './dictionaries.server';
import { translationOptions } from './translation-options';

const resources = perLanguage((language) => ({ translations: dictionaries[language] }));

/**
 * One i18next instance per language, created once and shared by all requests: a language never
 * changes during a render.
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
  const t = rememberTexts(instance.t);
  return Object.assign(instance, { t, getFixedT: () => t });
}

const mostTexts = 5000;
const longestText = 200;

/** Caches lookups: i18next parses the key and its placeholders each time. */
function rememberTexts(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const findText = t as (key: unknown, options?: unknown) => string;
  const translate = (key: unknown, options?: unknown): string => {
    if (typeof key !== 'string') return findText(key, options);
    const asked = options === undefined ? key : `${key} ${JSON.stringify(options)}`;
    const known = texts.get(asked);
    if (known !== undefined) return known;
    const text = findText(key, options);
    if (asked.length > longestText) return text;
    if (texts.size >= mostTexts) texts.clear();
    texts.set(asked, text);
    return text;
  };
  return translate as TFunction;
}
