import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { formatNumber } from '../../lib/formats';
import type { SourcedRate } from '@agency/domain/rates';

/** What the listing itself says, in euros. */
export type SourceCosts = { totalCost: number | null; notaryFees: number | null };

/** DETAIL-2: what is paid at signing is part of the price, and not added to it. `amount` in euros. */
export function describeDeposit(
  amount: number,
  rate: SourcedRate,
  { t, locale }: LanguageContext,
): string {
  return t('costs.deposit', {
    percent: formatNumber(locale, rate.value),
    amount: formatCurrency(Math.round(amount * rate.value) / 100),
  });
}

/** DETAIL-2: two totals on one page would contradict each other without it. */
export function describeSourceTotal(
  { totalCost, notaryFees }: SourceCosts,
  { t }: LanguageContext,
): string[] {
  if (!totalCost || !notaryFees) return [];
  const [total, notary] = [totalCost, notaryFees].map(formatCurrency);
  return [t('costs.sourceTotal', { total, notary })];
}
