import { formatNumber } from '../lib/text/formats';
import { intlLocales, isLanguage } from '@agency/domain/languages';

/**
 * Options shared by server and browser: one namespace, escaping by React instead of i18next, and
 * `{{count, number}}` in the format of the page.
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
