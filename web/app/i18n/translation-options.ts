/** What server and browser agree on: one namespace (LANG-5), and React escapes, not i18next. */
export const translationOptions = {
  ns: 'translations',
  defaultNS: 'translations',
  interpolation: { escapeValue: false },
} as const;
