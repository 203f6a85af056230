export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Localized = Readonly<Record<Language, string>>;

/** Returns a text in four languages from arguments in the order nl, fr, en, de. */
export function localize(nl: string, fr: string, en: string, de: string): Localized {
  return { nl, fr, en, de };
}
