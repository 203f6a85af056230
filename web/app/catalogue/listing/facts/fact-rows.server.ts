import type nl from '../../../i18n/dictionaries/nl.json';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatNumber } from '../../../lib/text/formats';
import type { FactCodeView, FactRowView } from '../listing-detail-view';

/**
 * A listing's field by its dictionary key, with its formatted value and its official codes, if any.
 */
export type FactRow = readonly [
  name: keyof (typeof nl)['detail']['fields'],
  value: string | null,
  codes?: FactCodeView[],
];

/**
 * Lists the rows with labels, without empty ones. Those of `forPaper` are only printed; on screen
 * the estimate of costs shows them.
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

/** Formats a count in the locale's grouping; null if unknown or zero. */
export function formatCount(locale: string, value: number | null): string | null {
  return value ? formatNumber(locale, value) : null;
}

export function formatMoney(amount: number | null): string | null {
  return amount === null ? null : formatCurrency(amount);
}

export function formatMonthly(t: LanguageContext['t'], amount: number | null): string | null {
  return amount === null ? null : t('detail.units.perMonth', { value: formatCurrency(amount) });
}

export function formatYesNo(t: LanguageContext['t'], value: boolean | null): string | null {
  return value === null ? null : t(value ? 'common.yes' : 'common.no');
}

/** Formats yes if present; null if absent or unknown. */
export function formatPresence(t: LanguageContext['t'], value: boolean | null): string | null {
  return value ? t('common.yes') : null;
}

/** Formats a floor; null if unknown. */
export function formatFloor(
  floor: number | null,
  t: LanguageContext['t'],
  locale: string,
): string | null {
  if (floor === null) return null;
  return floor === 0 ? t('detail.values.groundFloor') : formatNumber(locale, floor);
}
