import { fallbackLanguage, perLanguage, type Language } from '@agency/domain/languages';
import { createInstance, type i18n, type TFunction } from 'i18next';
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
  instance.t = rememberTexts(instance.t);
  // The language and the namespace are those of the instance.
  instance.getFixedT = (() => instance.t) as unknown as i18n['getFixedT'];
  return instance;
}

/** A text without anything to fill in is looked up once; i18next parses its key each time. */
function rememberTexts(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const look = t as (key: unknown, options?: unknown) => string;
  const translate = (key: unknown, options?: unknown): string => {
    if (options !== undefined || typeof key !== 'string') return look(key, options);
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = look(key)));
    return text;
  };
  return translate as TFunction;
}
