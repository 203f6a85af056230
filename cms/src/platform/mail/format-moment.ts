import { agencyTimeZone } from '@agency/domain/day';
import { mailLocales, type Language } from '@agency/domain/languages';
import { formatCurrency } from '@agency/domain/money';

/** A day and an hour on the clocks of Brussels, written out: Monday 23 November 2026 at 14:00. */
export function formatMoment(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(mailLocales[language], {
    timeZone: agencyTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return writeDate(format, language, moment);
}

/** A day without an hour, YYYY-MM-DD, written out; what is no day stays as it is. */
export function formatDay(day: string, language: Language): string {
  return writeDay(day, language, 'long');
}

/** The same with its day of the week. */
export function formatWeekday(day: string, language: Language): string {
  return writeDay(day, language, 'full');
}

function writeDay(day: string, language: Language, dateStyle: 'long' | 'full'): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return day;
  const format = new Intl.DateTimeFormat(mailLocales[language], {
    dateStyle,
    timeZone: agencyTimeZone,
  });
  return writeDate(format, language, date);
}

/** So many of a unit, for example 2 maanden or 85 m². */
export function formatCount(count: number, unit: 'month' | 'meter', language: Language): string {
  const number = new Intl.NumberFormat(mailLocales[language], { maximumFractionDigits: 1 });
  if (unit === 'meter') return `${number.format(count)}\u00a0m²`;
  const months = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(mailLocales[language], months).format(count);
}

/** A percentage as the language writes it, for example 12,5% or 12,5 %. */
export function formatPercent(percent: number, language: Language): string {
  const written = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(mailLocales[language], written).format(percent / 100);
}

/** A date as the format writes it; in French the first of a month is `1er`, which `Intl` leaves out. */
function writeDate(format: Intl.DateTimeFormat, language: Language, date: Date): string {
  const text = format.format(date);
  return language === 'fr' ? text.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : text;
}

/** RULE-1: an amount in euro. Empty for what is no amount. */
export function formatAmount(amount: unknown): string {
  const isAmount = amount !== null && amount !== '' && Number.isFinite(Number(amount));
  return isAmount ? formatCurrency(Number(amount)) : '';
}
