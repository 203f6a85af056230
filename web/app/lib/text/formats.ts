import { agencyTimeZone } from '@agency/domain/day';
/** Cached per locale, because creating a formatter costs more than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a number with at most `digits` decimals; empty if it is not finite. */
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

/** Formats an area in m², without decimals from 100 m²; null if unknown, zero or negative. */
export function formatArea(locale: string, squareMetres: number | null | undefined): string | null {
  if (typeof squareMetres !== 'number' || !(squareMetres > 0)) return null;
  const text = formatNumber(locale, squareMetres, squareMetres < 100 ? 1 : 0);
  return text === '' ? null : `${text}\u00a0m²`;
}

export function formatMetres(locale: string, metres: number): string {
  return `${formatNumber(locale, metres, 0)}\u00a0m`;
}

/** Formats a date (`21 November 2026`) in the agency's time zone; null if it is invalid. */
export function formatDate(locale: string, value: string | Date | null | undefined): string | null {
  const date = toDate(value);
  return date && writeDate(findFormat(locale, 'date'), locale, date);
}

/**
 * Formats a date and time (`21 November 2026 at 20:46`) in the agency's time zone; null if invalid.
 */
export function formatMoment(
  locale: string,
  value: string | Date | null | undefined,
): string | null {
  const date = toDate(value);
  return date && writeDate(findFormat(locale, 'moment'), locale, date);
}

/** Formats a day (`2026-11-21`) without its year: `21 November`, or `21/11` if short. */
export function formatDayOfYear(locale: string, day: string, width: 'long' | 'short'): string {
  const date = toDate(day);
  return date === null ? '' : writeDate(findFormat(locale, width), locale, date);
}

/** Formats a day as `YYYY-MM-DD` in the agency's time zone, for `<time>`; null if it is invalid. */
export function formatIsoDay(value: string | Date | null | undefined): string | null {
  const date = toDate(value);
  if (date === null) return null;
  // Cached per minute, because a page needs it many times.
  const minute = Math.floor(date.getTime() / 60_000);
  if (minute !== lastDay.minute) lastDay = { minute, text: isoDay.format(date) };
  return lastDay.text;
}

let lastDay = { minute: NaN, text: '' };

/** Formats a date; in French the first of a month is `1er`, which `Intl` does not do. */
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
