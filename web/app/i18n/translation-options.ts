import { formatNumber } from '../lib/text/formats';
import { intlLocales, isLanguage } from '@agency/domain/languages';

/**
 * What server and browser agree on: one namespace (LANG-5), React escapes and not i18next, and
 * `{{count, number}}` is written as everywhere else on the page (LANG-7).
 */
export const translationOptions = {
  ns: 'translations',
  defaultNS: 'translations',
  interpolation: {
    escapeValue: false,
    format: (value: unknown, format: string | undefined, language: string | undefined): string =>
      format === 'number' && typeof value === 'number' && isLanguage(language)
        ? formatNumber(intlLocales[language], value)
        : String(value ?? ''),
  },
} as const;
