import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatNumber } from '../../lib/formats';
import type { SourcedRate } from '@agency/domain/rates';

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
