import { agencyTimeZone } from '@agency/domain/day';
import { mailLocales, type Language } from '@agency/domain/languages';
import { formatCurrency } from '@agency/domain/money';

/** Formats a date and time in Brussels: Monday 23 November 2026 at 14:00. */
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

/** Formats a YYYY-MM-DD date; returns invalid input unchanged. */
export function formatDay(day: string, language: Language): string {
  return writeDay(day, language, 'long');
}

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

/** Formats a number with a unit, such as 2 maanden or 85 m². */
export function formatCount(count: number, unit: 'month' | 'meter', language: Language): string {
  const number = new Intl.NumberFormat(mailLocales[language], { maximumFractionDigits: 1 });
  if (unit === 'meter') return `${number.format(count)}\u00a0m²`;
  const months = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(mailLocales[language], months).format(count);
}

/** Formats a percentage, such as 12,5% or 12,5 %. */
export function formatPercent(percent: number, language: Language): string {
  const written = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(mailLocales[language], written).format(percent / 100);
}

/** Formats a date; adds the French `1er`, which `Intl` omits. */
function writeDate(format: Intl.DateTimeFormat, language: Language, date: Date): string {
  const text = format.format(date);
  return language === 'fr' ? text.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : text;
}

/** Formats an amount in euro; empty if it is not a number. */
export function formatAmount(amount: unknown): string {
  const isAmount = amount !== null && amount !== '' && Number.isFinite(Number(amount));
  return isAmount ? formatCurrency(Number(amount)) : '';
}
