import type nl from '../../i18n/dictionaries/nl.json';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatNumber } from '../../lib/formats';
import type { FactRowView } from './listing-detail-view';

/** A field of a listing by its name in the dictionary, with its value in words. */
export type FactRow = readonly [keyof (typeof nl)['detail']['fields'], string | null];

/** DETAIL-2: the rows under the labels of their fields; one without a value is left out. */
export function listFactRows(t: LanguageContext['t'], rows: readonly FactRow[]): FactRowView[] {
  return rows.flatMap(([name, value]) =>
    value ? [{ label: t(`detail.fields.${name}`), value }] : [],
  );
}

/** How many there are of something, in the locale's grouping; null when unknown or none. */
export function formatCount(locale: string, value: number | null): string | null {
  return value ? formatNumber(locale, value) : null;
}
