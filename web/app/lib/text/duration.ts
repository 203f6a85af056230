import { perLocale } from '../rules/per-locale';

/** Formats days as whole years, otherwise as whole months of thirty days, otherwise as days. */
export function formatDuration(locale: string, days: number): string {
  if (days >= 365 && days % 365 === 0) return formatUnit(locale, days / 365, 'year');
  if (days >= 60 && days % 30 === 0) return formatUnit(locale, days / 30, 'month');
  return formatUnit(locale, days, 'day');
}

const formatOf = (unit: string) =>
  perLocale(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
const units = { year: formatOf('year'), month: formatOf('month'), day: formatOf('day') };

function formatUnit(locale: string, value: number, unit: keyof typeof units): string {
  return units[unit](locale).format(value);
}
