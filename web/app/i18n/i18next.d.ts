import 'i18next';
import type nl from './dictionaries/nl.json';

declare module 'i18next' {
  /** Types of keys, derived from the fallback language's dictionary. */
  interface CustomTypeOptions {
    defaultNS: 'translations';
    resources: { translations: typeof nl };
    returnNull: false;
  }
}
