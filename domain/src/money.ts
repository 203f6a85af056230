const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * RULE-1: an amount in euro, the sign first, grouped as in Belgian Dutch whatever the language,
 * a negative sign in front of all; cents only where there are any. Not a number gives `NaN`.
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
