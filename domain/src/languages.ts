interface LanguageFacts {
  /** The language's own name. */
  readonly name: string;
  /** Locale for pages; Belgian, so that numbers have one grouping. */
  readonly locale: string;
  /** Locale for mails and the admin: `en-BE` puts months before days in some formats. */
  readonly mailLocale: string;
  /** The word before a letter box number in an address. */
  readonly box: string;
}

/** The product's languages, in the order in which they are listed. */
const facts = {
  nl: { name: 'Nederlands', locale: 'nl-BE', mailLocale: 'nl-BE', box: 'bus' },
  fr: { name: 'Français', locale: 'fr-BE', mailLocale: 'fr-BE', box: 'bte' },
  en: { name: 'English', locale: 'en-BE', mailLocale: 'en-GB', box: 'box' },
  de: { name: 'Deutsch', locale: 'de-BE', mailLocale: 'de-BE', box: 'Briefkasten' },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof facts;

export type Localized<Value> = Readonly<Record<Language, Value>>;

/** All languages of the product; a setting in the CMS enables them. */
export const languages = Object.keys(facts) as [Language, ...Language[]];

/** The language whose texts fill gaps in the others; new documents start in it. */
export const fallbackLanguage: Language = 'nl';

export function perLanguage<Value>(make: (language: Language) => Value): Localized<Value> {
  const entries = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Localized<Value>;
}

/** Checks for a language code in lower case. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(facts, value);
}

export const languageNames = perLanguage((language) => facts[language].name);
export const intlLocales = perLanguage((language) => facts[language].locale);
export const mailLocales = perLanguage((language) => facts[language].mailLocale);
export const boxWords = perLanguage((language) => facts[language].box);
