import type { LanguageContext } from '../../i18n/language-context.server';
import { formatDate } from '../../lib/text/formats';
import type { SourcedRate } from '@agency/domain/rates';

/** A rate from before says no day: it has counted for as long as anybody can look it up. */
const firstDay = '1950-01-01';

/** The words with the day a rate counts from and the law it is written in. */
export function addSource(
  words: string,
  { validFrom, source }: SourcedRate,
  { t, locale }: LanguageContext,
): string {
  if (validFrom < firstDay) return source ? `${words} · ${source}` : words;
  const date = formatDate(locale, validFrom) ?? validFrom;
  const since = source ? t('costs.sinceBy', { date, source }) : t('costs.since', { date });
  return `${words} · ${since}`;
}
