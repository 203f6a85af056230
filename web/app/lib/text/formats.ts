import { agencyTimeZone } from '@agency/domain/day';
/** LANG-7: `Intl` formatters are made once per locale, for making one costs more than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Days are counted where the agency is. */

/** A number in the locale's grouping with at most `digits` decimals; empty when not finite. */
export function formatNumber(locale: string, value: number, digits = 2): string {
  if (!Number.isFinite(value)) return '';
  const key = `${locale} ${digits}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** An area in m², without decimals from 100 m² on; null when unknown, zero or negative. */
export function formatArea(locale: string, squareMetres: number | null | undefined): string | null {
  if (typeof squareMetres !== 'number' || !(squareMetres > 0)) return null;
  const text = formatNumber(locale, squareMetres, squareMetres < 100 ? 1 : 0);
  return text === '' ? null : `${text}\u00a0m²`;
}

/** A distance in whole metres. */
export function formatMetres(locale: string, metres: number): string {
  return `${formatNumber(locale, metres, 0)}\u00a0m`;
}

/** A date in words (`21 November 2026`), by the agency's clock; null when it is not a date. */
export function formatDate(locale: string, value: string | Date | null | undefined): string | null {
  const date = toDate(value);
  return date && writeDate(findFormat(locale, 'date'), locale, date);
}

/** A moment with its hour (`21 November 2026 at 20:46`), by the agency's clock; null when it is none. */
export function formatMoment(
  locale: string,
  value: string | Date | null | undefined,
): string | null {
  const date = toDate(value);
  return date && writeDate(findFormat(locale, 'moment'), locale, date);
}

/** A day (`2026-11-21`) without its year: `21 November`, or `21/11` where there is little room. */
export function formatDayOfYear(locale: string, day: string, width: 'long' | 'short'): string {
  const date = toDate(day);
  return date === null ? '' : writeDate(findFormat(locale, width), locale, date);
}

/** The day as `YYYY-MM-DD` by the agency's clock, for `<time>`; null when it is not a date. */
export function formatIsoDay(value: string | Date | null | undefined): string | null {
  const date = toDate(value);
  if (date === null) return null;
  // A page asks many times which day it is, and a day begins with a minute.
  const minute = Math.floor(date.getTime() / 60_000);
  if (minute !== lastDay.minute) lastDay = { minute, text: isoDay.format(date) };
  return lastDay.text;
}

let lastDay = { minute: NaN, text: '' };

/** A date as the format writes it; in French the first of a month is `1er`, which `Intl` leaves out. */
export function writeDate(format: Intl.DateTimeFormat, locale: string, date: Date): string {
  const text = format.format(date);
  return locale.startsWith('fr') ? text.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : text;
}

const dateOptions = {
  date: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
  long: { day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'numeric' },
} as const;

function findFormat(locale: string, style: keyof typeof dateOptions): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const options = { ...dateOptions[style], timeZone: agencyTimeZone };
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: agencyTimeZone });

function toDate(value: string | Date | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
