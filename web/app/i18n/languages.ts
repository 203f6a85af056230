/** LANG-2: every language the product speaks; which of them are enabled is a setting in the CMS. */
export const languages = ['nl', 'fr', 'en', 'de'] as const;

export type Language = (typeof languages)[number];

/** One value per language. */
export type Localized<Value> = Readonly<Record<Language, Value>>;

/** The language whose dictionary types the keys and fills the gaps of the others (LANG-5). */
export const fallbackLanguage: Language = 'nl';

/** How each language calls itself, for the switcher. */
export const languageNames: Localized<string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

/** LANG-7: the locale `Intl` formats with; Belgian everywhere, so that a page has one grouping. */
export const intlLocales: Localized<string> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-BE',
  de: 'de-BE',
};

/** True for one of the four codes, in lower case. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/** The languages among `values`, in their order and once each; all four when none is left. */
export function parseEnabledLanguages(values: unknown): readonly Language[] {
  const known = Array.isArray(values) ? [...new Set(values.filter(isLanguage))] : [];
  return known.length > 0 ? known : languages;
}
