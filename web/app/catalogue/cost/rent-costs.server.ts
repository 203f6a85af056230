import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { formatNumber } from '../../lib/formats';
import { findRate, type SourcedRate } from '@agency/domain/rates';
import { addSource } from './rate-source.server';
import type { CostLineView, CostView } from './cost-view';

export type Rent = {
  /** Euro per month. */
  rent: number;
  charges: number | null;
  inventory: number | null;
  /** As asked by the listing; null when it says none. */
  guarantee: number | null;
  /** The tenant's share of the agent's commission, as asked by the listing; null when it says none. */
  commission: number | null;
  region: string;
  /** The law limits the deposit of a home alone. */
  isHome: boolean;
};

/** Where the law wants the deposit on a blocked account in the tenant's name. */
const blockedAccount = ['brussels', 'flanders', 'wallonia'];

type Costs = Pick<CostView, 'lines' | 'total' | 'notes' | 'missing'>;

/** The first payment of a rent (FORM-13), by the rates of a day; what is not known is said. */
export function listRentCosts(
  asked: Rent,
  rates: readonly SourcedRate[],
  day: string,
  context: LanguageContext,
): Costs {
  const { t } = context;
  const { rent, charges, inventory, guarantee, region, isHome } = asked;
  const amounts: [CostLineView['label'], number, string | null][] = [
    [t('costs.firstMonth'), rent, null],
  ];
  const missing: string[] = [];
  if (charges) amounts.push([t('costs.charges'), charges, null]);
  if (inventory) amounts.push([t('costs.inventory'), inventory, null]);
  else missing.push(t('costs.missing.inventory'));
  const months = isHome ? findRate(rates, 'depositMonths', region || 'elsewhere', day) : null;
  if (months !== null) {
    const key = blockedAccount.includes(region) ? 'guaranteeMonths' : 'guaranteeMost';
    const words = addSource(t(`costs.${key}`, { count: months.value }), months, context);
    const most = rent * months.value;
    amounts.push([t('costs.guarantee'), Math.min(guarantee ?? most, most), words]);
  } else if (!isHome && guarantee) {
    amounts.push([t('costs.guarantee'), guarantee, t('costs.guaranteeGiven')]);
  } else {
    missing.push(t('costs.missing.guarantee'));
  }
  const share = isHome ? findRate(rates, 'tenantCommissionShare', region, day) : null;
  if (share !== null) {
    const amount = findCommission(asked, share, rates, day);
    const words = t('costs.commissionNote', { percent: formatNumber(context.locale, share.value) });
    if (amount === null) missing.push(t('costs.missing.commission'));
    else amounts.push([t('costs.commission'), amount, addSource(words, share, context)]);
  }
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    lines: amounts.map(([label, amount, note]) => ({ label, value: formatCurrency(amount), note })),
    total: { label: t('costs.totalRent'), value: formatCurrency(total), note: null },
    notes: [],
    missing,
  };
}

/** What the listing asks, else the tenant's part of the agency's own commission in months of rent. */
function findCommission(
  { rent, commission, region }: Rent,
  share: SourcedRate,
  rates: readonly SourcedRate[],
  day: string,
): number | null {
  const months = findRate(rates, 'lettingCommissionMonths', region, day);
  if (commission !== null || months === null) return commission;
  return Math.round(rent * months.value * share.value) / 100;
}
