import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatVisitDay, formatVisitHours } from '../../../lib/visit-time.server';
import type { VisitSlot } from './visit-slots';

/** A moment to choose, under its day. */
export type VisitOption = { value: string; label: string; group: string };

/** FORM-14: free moments as hours under their day. */
export function listVisitDays(
  { locale }: LanguageContext,
  slots: readonly VisitSlot[],
): VisitOption[] {
  return slots.map(({ id, start, end }) => ({
    value: id,
    label: formatVisitHours(locale, start, end),
    group: formatVisitDay(locale, start),
  }));
}
