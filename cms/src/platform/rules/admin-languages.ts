/** The languages that the admin itself speaks; the site may have more. */
export const adminLanguages = ['nl', 'fr', 'en', 'de'] as const;

export type AdminLanguage = (typeof adminLanguages)[number];

/** A text in every language of the admin. */
export type Translated = Readonly<Record<AdminLanguage, string>>;

/** The language of the admin with this code; English, as the admin itself, for any other. */
export function readAdminLanguage(code: unknown): AdminLanguage {
  return adminLanguages.find((language) => language === code) ?? 'en';
}

/** What `say` says in every language of the admin. */
export function inEveryLanguage(say: (language: AdminLanguage) => string): Translated {
  return { nl: say('nl'), fr: say('fr'), en: say('en'), de: say('de') };
}
