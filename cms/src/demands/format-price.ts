const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });

/** RULE-1: an amount in euro, the sign first, grouped as in Belgian Dutch whatever the language. */
export function formatPrice(amount: number): string {
  return `€\u00a0${whole.format(amount)}`;
}
