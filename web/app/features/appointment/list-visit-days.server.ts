import type { LanguageContext } from '../../i18n/language-context.server';
import { formatVisitDay, formatVisitHours } from './visit-time.server';
import type { VisitSlot } from './visit-slots';

/** More places than this are not worth a word. */
const fewPlaces = 3;

/** A moment to choose, under its day. */
export type VisitOption = { value: string; label: string; group: string; note?: string };

/** FORM-14: free moments as hours under their day, with how many places are left where few are. */
export function listVisitDays(
  { t, locale }: LanguageContext,
  slots: readonly VisitSlot[],
): VisitOption[] {
  return slots.map(({ id, start, end, free }) => ({
    value: id,
    label: formatVisitHours(locale, start, end),
    group: formatVisitDay(locale, start),
    ...(free > 1 && free <= fewPlaces && { note: t('appointment.free', { count: free }) }),
  }));
}
