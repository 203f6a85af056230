/** Languages of the admin interface; the site may have more. */
export const adminLanguages = ['nl', 'fr', 'en', 'de'] as const;

export type AdminLanguage = (typeof adminLanguages)[number];

export type Translated = Readonly<Record<AdminLanguage, string>>;

/** Returns the admin language with this code; English, the admin's default, for any other. */
export function readAdminLanguage(code: unknown): AdminLanguage {
  return adminLanguages.find((language) => language === code) ?? 'en';
}

export function inEveryLanguage(say: (language: AdminLanguage) => string): Translated {
  return { nl: say('nl'), fr: say('fr'), en: say('en'), de: say('de') };
}
