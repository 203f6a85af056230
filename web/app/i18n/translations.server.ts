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

/** How many texts with something filled in are kept, and of what length at most. */
const mostTexts = 5000;
const longestText = 200;

/** A text is looked up once: i18next parses its key, and what is to be filled in, each time. */
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
