import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { findRenovationDuty } from '../../lib/text/energy-notice';
import { formatDate } from '../../lib/text/formats';
import { perLocale } from '../../lib/rules/per-locale';
import type { SourcedRate } from '@agency/domain/rates';

const alternatives = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

export type RenovationLaw = {
  rates: readonly SourcedRate[];
  /** `YYYY-MM-DD`. */
  day: string;
  /** The number of years in the settings for this language; null uses the law's. */
  years: number | null;
};

/**
 * Describes the renovation duty by the day of the deed, with what a later deed requires; null if
 * the buyer has none.
 */
export function wordRenovationDuty(
  { card, region }: ListingDetailFragment,
  { t, locale }: LanguageContext,
  { rates, day, years }: RenovationLaw,
): string | null {
  const { goal, typeId, energyLabel: label } = card;
  const duty = findRenovationDuty(rates, { goal, typeId, region, label }, day, years);
  if (duty === null) return null;
  const date = (from: string) => formatDate(locale, from) ?? from;
  const labels = alternatives(locale).format(duty.labels);
  const { target, next } = duty;
  const words = t('energy.notice', { labels, target, date: date(duty.from), count: duty.years });
  if (next === null) return words;
  return `${words} ${t('energy.noticeNext', { target: next.target, date: date(next.from) })}`;
}
