import type { LanguageContext } from '../../i18n/language-context.server';
import { formatDate } from '../../lib/formats';
import type { Rate } from '../../lib/rates';

/** The words with the day a rate counts from and the law it is written in. */
export function addSource(
  words: string,
  { validFrom, source }: Rate,
  { t, locale }: LanguageContext,
): string {
  const date = formatDate(locale, validFrom) ?? validFrom;
  const since = source ? t('costs.sinceBy', { date, source }) : t('costs.since', { date });
  return `${words} · ${since}`;
}
