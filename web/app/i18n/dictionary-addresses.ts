import type { Language } from '@agency/domain/languages';

/** Addresses of the dictionaries, not the dictionaries: the browser fetches its language alone. */
const files = import.meta.glob<string>('./dictionaries/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the dictionary of a language is; the document preloads it, the browser's i18next reads it. */
export function dictionaryAddress(language: Language): string {
  return files[`./dictionaries/${language}.json`] ?? '';
}
