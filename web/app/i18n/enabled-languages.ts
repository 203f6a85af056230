import { isLanguage, languages, type Language } from '@agency/domain/languages';

/** The languages among `values`, in their order and once each; all of them when none is left. */
export function parseEnabledLanguages(values: unknown): readonly Language[] {
  const known = Array.isArray(values) ? [...new Set(values.filter(isLanguage))] : [];
  return known.length > 0 ? known : languages;
}
