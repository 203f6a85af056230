import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../i18n/dictionaries/en.json';
import { translationOptions } from '../i18n/translation-options';

export const english = i18next.createInstance();
void english.use(initReactI18next).init({
  ...translationOptions,
  lng: 'en',
  resources: { en: { translations: en } },
  initImmediate: false,
});

/** Replacement in `vi.mock` for `i18n/load-texts.client`, which would fetch the texts. */
export function loadTexts(): Promise<i18n> {
  return Promise.resolve(english);
}
