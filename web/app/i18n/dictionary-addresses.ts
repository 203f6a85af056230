import type { Language } from '@agency/domain/languages';

/** Addresses only: the browser fetches the dictionary of its language. */
const files = import.meta.glob<string>('./dictionaries/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function dictionaryAddress(language: Language): string {
  return files[`./dictionaries/${language}.json`] ?? '';
}
