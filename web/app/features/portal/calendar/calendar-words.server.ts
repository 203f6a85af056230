import { agencyTimeZone } from '@agency/domain/day';
/** Days are in the agency's time zone. */

const known = new Map<string, Intl.DateTimeFormat>();

/** Formats a month as a heading, `November 2026`. */
export function formatMonth(locale: string, month: string): string {
  const text = find(locale, 'month', { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a time of day in the agency's time zone, `14:05`. */
export function formatTime(locale: string, moment: string): string {
  return find(locale, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  );
}

/**
 * Formats a date and time, `21 Nov 2026, 14:05`; only the date at midnight, which means that no
 * time is known.
 */
export function formatEntryMoment(locale: string, moment: string): string {
  const day = find(locale, 'date', { dateStyle: 'medium' }).format(new Date(moment));
  const time = formatTime(locale, moment);
  return time === '00:00' ? day : `${day}, ${time}`;
}

export function listWeekdays(locale: string): { short: string; long: string }[] {
  // 2 November 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 2 + index, 12));
    return {
      short: find(locale, 'short', { weekday: 'short' }).format(day).replace('.', ''),
      long: find(locale, 'long', { weekday: 'long' }).format(day),
    };
  });
}

function find(
  locale: string,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${name}`;
  const format =
    known.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: agencyTimeZone });
  known.set(key, format);
  return format;
}
