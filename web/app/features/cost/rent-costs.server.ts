import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { findRate, type Rate } from '../../lib/rates';
import { addSource } from './rate-source.server';
import type { CostLineView, CostView } from './cost-view';

export type Rent = {
  /** Euro per month. */
  rent: number;
  charges: number | null;
  inventory: number | null;
  /** As asked by the listing; null when it says none. */
  guarantee: number | null;
  region: string;
  /** The law limits the deposit of a home alone. */
  isHome: boolean;
};

type Costs = Pick<CostView, 'lines' | 'total' | 'notes' | 'missing'>;

/** The first payment of a rent (FORM-13), by the rates of a day; what is not known is said. */
export function listRentCosts(
  { rent, charges, inventory, guarantee, region, isHome }: Rent,
  rates: readonly Rate[],
  day: string,
  context: LanguageContext,
): Costs {
  const { t } = context;
  const amounts: [CostLineView['label'], number, string | null][] = [
    [t('costs.firstMonth'), rent, null],
  ];
  const missing: string[] = [];
  if (charges) amounts.push([t('costs.charges'), charges, null]);
  if (inventory) amounts.push([t('costs.inventory'), inventory, null]);
  else missing.push(t('costs.missing.inventory'));
  const months = isHome ? findRate(rates, 'depositMonths', region || 'elsewhere', day) : null;
  if (months !== null) {
    const words = addSource(t('costs.guaranteeMonths', { count: months.value }), months, context);
    const most = rent * months.value;
    amounts.push([t('costs.guarantee'), Math.min(guarantee ?? most, most), words]);
  } else if (!isHome && guarantee) {
    amounts.push([t('costs.guarantee'), guarantee, t('costs.guaranteeGiven')]);
  } else {
    missing.push(t('costs.missing.guarantee'));
  }
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    lines: amounts.map(([label, amount, note]) => ({ label, value: formatCurrency(amount), note })),
    total: { label: t('costs.totalRent'), value: formatCurrency(total), note: null },
    notes: [],
    missing,
  };
}
