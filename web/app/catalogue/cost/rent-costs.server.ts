import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatNumber } from '../../lib/text/formats';
import { regions } from '@agency/domain/region';
import { findRate, type SourcedRate } from '@agency/domain/rates';
import { findCommissionShare, limitDeposit, type AskedRent } from '@agency/domain/rent';
import { addSource } from './list-rates.server';
import type { CostLineView, CostView } from './cost-view';

export type Rent = AskedRent & {
  charges: number | null;
  inventory: number | null;
  /** The law limits only the deposit of homes. */
  isHome: boolean;
};

/**
 * Regions whose law requires the deposit on a blocked account in the tenant's name: all of Belgium.
 */
const blockedAccount: readonly string[] = regions;

type Costs = Pick<CostView, 'lines' | 'total' | 'notes' | 'missing'>;

/** Lists the first payment of a rent at the rates of a day; mentions unknown parts. */
export function listRentCosts(
  asked: Rent,
  rates: readonly SourcedRate[],
  day: string,
  context: LanguageContext,
): Costs {
  const { t } = context;
  const { rent, charges, inventory, deposit, region, isHome } = asked;
  const amounts: [CostLineView['label'], number, string | null][] = [
    [t('costs.firstMonth'), rent, null],
  ];
  const missing: string[] = [];
  if (charges) amounts.push([t('costs.charges'), charges, null]);
  if (inventory) amounts.push([t('costs.inventory'), inventory, null]);
  else missing.push(t('costs.missing.inventory'));
  const months = isHome ? findRate(rates, 'depositMonths', region, day) : null;
  if (months !== null) {
    const key = blockedAccount.includes(region) ? 'guaranteeMonths' : 'guaranteeMost';
    const words = addSource(t(`costs.${key}`, { count: months.value }), months, context);
    amounts.push([t('costs.guarantee'), limitDeposit(asked, months.value), words]);
  } else if (!isHome && deposit) {
    amounts.push([t('costs.guarantee'), deposit, t('costs.guaranteeGiven')]);
  } else {
    missing.push(t('costs.missing.guarantee'));
  }
  const share = isHome ? findCommissionShare(asked, rates, day) : null;
  if (share !== null) {
    const { rate, amount } = share;
    const words = t('costs.commissionNote', { percent: formatNumber(context.locale, rate.value) });
    if (amount === null) missing.push(t('costs.missing.commission'));
    else amounts.push([t('costs.commission'), amount, addSource(words, rate, context)]);
  }
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    lines: amounts.map(([label, amount, note]) => ({ label, value: formatCurrency(amount), note })),
    total: { label: t('costs.totalRent'), value: formatCurrency(total), note: null },
    notes: [],
    missing,
  };
}
