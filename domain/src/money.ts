const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Formats an amount in euros, the symbol first, with Belgian Dutch grouping in every language, and
 * a negative sign before everything; cents only if not zero. Returns `NaN` for a value that is not
 * a number.
 */
export function formatCurrency(amount: unknown): string {
  const value = toNumber(amount);
  if (!Number.isFinite(value)) return 'NaN';
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const text = (Number.isInteger(rounded) ? whole : cents).format(rounded);
  return `${value < 0 && rounded !== 0 ? '-' : ''}€\u00a0${text}`;
}

function toNumber(amount: unknown): number {
  if (typeof amount === 'number') return amount;
  return typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : Number.NaN;
}
