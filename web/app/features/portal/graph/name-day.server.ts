import { formatDate, formatDayOfYear } from '../../../lib/text/formats';

/** A day in words, with its year where that is not the one of today (both `2026-11-21`). */
export function nameDay(locale: string, day: string, today = day): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDayOfYear(locale, day, 'long') : (formatDate(locale, day) ?? '');
}
