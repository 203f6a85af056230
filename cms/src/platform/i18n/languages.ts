/** Languages of the content, in the order of the specification (LANG-2). */
export const languages = ['nl', 'fr', 'en', 'de'] as const;

/** One of the languages content is written in. */
export type Language = (typeof languages)[number];

/** Whether content is written in this language. */
export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}
