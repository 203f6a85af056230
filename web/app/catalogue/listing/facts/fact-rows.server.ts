import type nl from '../../../i18n/dictionaries/nl.json';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatNumber } from '../../../lib/text/formats';
import type { FactCodeView, FactRowView } from '../listing-detail-view';

/**
 * A field of a listing by its name in the dictionary, with its value in words and, where the value
 * stands for some, the official codes.
 */
export type FactRow = readonly [
  name: keyof (typeof nl)['detail']['fields'],
  value: string | null,
  codes?: FactCodeView[],
];

/**
 * DETAIL-2: the rows under the labels of their fields; one without a value is left out. Those of
 * `forPaper` are left to the estimate of costs on a screen.
 */
export function listFactRows(
  t: LanguageContext['t'],
  rows: readonly FactRow[],
  forPaper: readonly FactRow[0][] = [],
): FactRowView[] {
  return rows.flatMap(([name, value, codes = []]) => {
    const isForPaper = forPaper.includes(name);
    return value ? [{ label: t(`detail.fields.${name}`), value, codes, isForPaper }] : [];
  });
}

/** How many there are of something, in the locale's grouping; null when unknown or none. */
export function formatCount(locale: string, value: number | null): string | null {
  return value ? formatNumber(locale, value) : null;
}

/** An amount in euro; null when unknown. */
export function formatMoney(amount: number | null): string | null {
  return amount === null ? null : formatCurrency(amount);
}

/** An amount in euro per month; null when unknown. */
export function formatMonthly(t: LanguageContext['t'], amount: number | null): string | null {
  return amount === null ? null : t('detail.units.perMonth', { value: formatCurrency(amount) });
}

/** Yes or no in words; null when unknown. */
export function formatYesNo(t: LanguageContext['t'], value: boolean | null): string | null {
  return value === null ? null : t(value ? 'common.yes' : 'common.no');
}

/** Yes for what is there; null when it is not, or unknown: nobody asks what is missing. */
export function formatPresence(t: LanguageContext['t'], value: boolean | null): string | null {
  return value ? t('common.yes') : null;
}
