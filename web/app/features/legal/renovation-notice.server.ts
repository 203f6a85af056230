import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatDate } from '../../lib/text/formats';
import { perLocale } from '../../lib/rules/per-locale';
import { type SourcedRate, findRate } from '@agency/domain/rates';
import { isHome } from '@agency/domain/home-types';

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

interface EnergyFacts {
  readonly goal: 'sale' | 'rent';
  readonly typeId: string | null;
  readonly region: string | null | undefined;
  readonly label: string | null | undefined;
}

/** Renovation duty for the buyer of a home with a poor energy label. */
type RenovationDuty = {
  labels: string[];
  target: string;
  years: number;
  /** Date of deed from which it applies (`YYYY-MM-DD`). */
  from: string;
  /** Stricter target for later deeds, if known. */
  next: { target: string; from: string } | null;
};

/**
 * Returns the renovation duty for a deed signed on a day (`YYYY-MM-DD`), or on a later one within a
 * year, because a sale takes months; null if none exists. The number of years comes from the
 * settings in the visitor's language, otherwise from the law.
 */
function findRenovationDuty(
  rates: readonly SourcedRate[],
  { goal, typeId, region, label }: EnergyFacts,
  day: string,
  settingYears: number | null,
): RenovationDuty | null {
  const place = region?.toLowerCase() ?? '';
  if (goal !== 'sale' || !isHome({ typeId })) return null;
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const duty = [day, nextYear]
    .map((of) => findRate(rates, 'renovationDuty', place, of))
    .find((row) => row?.target && listLabels(row).includes(label?.toUpperCase() ?? ''));
  if (!duty?.target) return null;
  const next = findNext(rates, duty);
  return {
    labels: listLabels(duty),
    target: duty.target.toUpperCase(),
    years: settingYears !== null && settingYears > 0 ? settingYears : duty.value,
    from: duty.validFrom,
    next: next?.target ? { target: next.target.toUpperCase(), from: next.validFrom } : null,
  };
}

/** Returns the first later row of the same duty with another label. */
function findNext(
  rates: readonly SourcedRate[],
  { name, region, validFrom, target }: SourcedRate,
): SourcedRate | undefined {
  return rates
    .filter((rate) => rate.name === name && rate.region === region)
    .filter((rate) => rate.validFrom > validFrom && rate.target !== target)
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom))[0];
}

function listLabels({ labels }: SourcedRate): string[] {
  return (labels ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}
