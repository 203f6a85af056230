const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * RULE-1: an amount in euro, the sign first, grouped as in Belgian Dutch whatever the language, and
 * cents only where there are any. Empty for what is no amount.
 */
export function formatAmount(amount: unknown): string {
  if (amount === null || amount === undefined || amount === '') return '';
  const value = Number(amount);
  if (!Number.isFinite(value)) return '';
  return `€\u00a0${(Number.isInteger(value) ? whole : cents).format(value)}`;
}
