import { formatCurrency } from '@agency/domain/money';

/** RULE-1: an amount in euro. Empty for what is no amount. */
export function formatAmount(amount: unknown): string {
  const isAmount = amount !== null && amount !== '' && Number.isFinite(Number(amount));
  return isAmount ? formatCurrency(Number(amount)) : '';
}
