interface LanguageFacts {
  /** How the language calls itself. */
  readonly name: string;
  /** LANG-7: the locale that pages are formatted with; Belgian, so that a page has one grouping. */
  readonly locale: string;
  /** The locale that mails and the admin are formatted with: `en-BE` writes months before days in some. */
  readonly mailLocale: string;
  /** The word before the number of a letter box in an address. */
  readonly box: string;
}

/** What is known of each language that the product speaks, in the order of the specification (LANG-2). */
const facts = {
  nl: { name: 'Nederlands', locale: 'nl-BE', mailLocale: 'nl-BE', box: 'bus' },
  fr: { name: 'Français', locale: 'fr-BE', mailLocale: 'fr-BE', box: 'bte' },
  en: { name: 'English', locale: 'en-BE', mailLocale: 'en-GB', box: 'box' },
  de: { name: 'Deutsch', locale: 'de-BE', mailLocale: 'de-BE', box: 'Briefkasten' },
} satisfies Record<string, LanguageFacts>;

/** One of the languages the product speaks. */
export type Language = keyof typeof facts;

/** One value per language. */
export type Localized<Value> = Readonly<Record<Language, Value>>;

/** LANG-2: every language the product speaks; which of them are enabled is a setting in the CMS. */
export const languages = Object.keys(facts) as [Language, ...Language[]];

/** The language whose texts fill the gaps of the others (LANG-5); new documents begin in it. */
export const fallbackLanguage: Language = 'nl';

/** Makes one value per language. */
export function perLanguage<Value>(make: (language: Language) => Value): Localized<Value> {
  const entries = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Localized<Value>;
}

/** True for the code of one of the languages, in lower case. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(facts, value);
}

export const languageNames = perLanguage((language) => facts[language].name);
export const intlLocales = perLanguage((language) => facts[language].locale);
export const mailLocales = perLanguage((language) => facts[language].mailLocale);
export const boxWords = perLanguage((language) => facts[language].box);
