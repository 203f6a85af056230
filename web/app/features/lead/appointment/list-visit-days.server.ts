import { listPreferredDays, visitParts, writePreferredTime } from '@agency/domain/preferred-times';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatIsoDay } from '../../../lib/text/formats';
import { formatVisitDay, formatVisitHours } from '../../../lib/text/visit-time.server';
import type { VisitSlot } from './visit-slots';

export type VisitOption = { value: string; label: string; group: string };

/** Lists free slots as times grouped by day. */
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

/** Lists parts of upcoming days that a visitor can prefer, grouped by day. */
export function listWishOptions({ t, locale }: LanguageContext, now: Date): VisitOption[] {
  return listPreferredDays(formatIsoDay(now) ?? '').flatMap((day) => {
    const group = formatVisitDay(locale, `${day}T12:00:00Z`);
    return visitParts.map((part) => ({
      value: writePreferredTime({ day, part }),
      label: t(`appointment.parts.${part}`),
      group,
    }));
  });
}
