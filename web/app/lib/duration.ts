/** A number of days in words: whole years, else whole months of thirty days, else days. */
export function formatDuration(locale: string, days: number): string {
  if (days >= 365 && days % 365 === 0) return formatUnit(locale, days / 365, 'year');
  if (days >= 60 && days % 30 === 0) return formatUnit(locale, days / 30, 'month');
  return formatUnit(locale, days, 'day');
}

function formatUnit(locale: string, value: number, unit: 'year' | 'month' | 'day'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
