import { agencyTimeZone } from '@agency/domain/day';
import { writeDate } from './formats';
import { perLocale } from '../rules/per-locale';

const format = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: agencyTimeZone });
  });
const days = format({ weekday: 'long', day: 'numeric', month: 'long' });
const times = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export function formatVisitDay(locale: string, start: string | Date): string {
  return writeDate(days(locale), locale, new Date(start));
}

export function formatVisitHours(locale: string, start: string | Date, end: string | Date): string {
  const time = times(locale);
  return `${time.format(new Date(start))}\u00a0–\u00a0${time.format(new Date(end))}`;
}
