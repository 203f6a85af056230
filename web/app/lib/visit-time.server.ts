import { agencyTimeZone } from '@agency/domain/day';
import { writeDate } from './formats';

const days = new Map<string, Intl.DateTimeFormat>();
const times = new Map<string, Intl.DateTimeFormat>();

/** FORM-14: the day of a visit in words (`zaterdag 21 november`), by the agency's clock. */
export function formatVisitDay(locale: string, start: string | Date): string {
  const format = find(days, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return writeDate(format, locale, new Date(start));
}

/** The hours of a visit (`10:00 – 10:30`), by the agency's clock. */
export function formatVisitHours(locale: string, start: string | Date, end: string | Date): string {
  const format = find(times, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${format.format(new Date(start))}\u00a0–\u00a0${format.format(new Date(end))}`;
}

function find(
  known: Map<string, Intl.DateTimeFormat>,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const format =
    known.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: agencyTimeZone });
  known.set(locale, format);
  return format;
}
