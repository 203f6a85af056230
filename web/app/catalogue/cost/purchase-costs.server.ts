import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatNumber } from '../../lib/text/formats';
import { findPurchaseDuty, type Purchase, type PurchaseDuty } from '../../lib/rules/purchase-duty';
import { findRate, type SourcedRate } from '@agency/domain/rates';
import { addSource } from './list-rates.server';
import type { CostLineView, CostView } from './cost-view';

type Costs = Pick<CostView, 'lines' | 'total' | 'notes' | 'missing'>;

/** `vat` in percent, `notaryFees` in euros; null if the listing has none. */
type PricedPurchase = Purchase & { vat: number | null; notaryFees: number | null };

/**
 * Lists the price of a purchase and its costs at the rates of a day: VAT if the listing has it,
 * otherwise registration duties less the buyers' credit, and notary fees if known. The deposit at
 * signing is part of the price, so it is mentioned but not added.
 */
export function listPurchaseCosts(
  purchase: PricedPurchase,
  rates: readonly SourcedRate[],
  day: string,
  context: LanguageContext,
): Costs {
  const { t } = context;
  const { amount, region, vat, notaryFees } = purchase;
  const lines: CostLineView[] = [];
  const notes: string[] = [];
  const missing: string[] = [];
  let added = 0;
  if (vat) {
    added = Math.round(amount * vat) / 100;
    lines.push(buildVat(amount, vat, added, context));
  } else {
    const duty = findPurchaseDuty(rates, purchase, day);
    if (duty === null) missing.push(t('costs.missing.duty'));
    else lines.push(...buildDuties(duty, purchase, context));
    added = duty?.due ?? 0;
  }
  const deposit = findRate(rates, 'offerDepositPercent', region, day);
  if (deposit === null) missing.push(t('costs.missing.deposit'));
  else notes.push(describeDeposit(amount, deposit, context));
  if (lines.length === 0) return { lines, total: null, notes, missing };
  lines.unshift({ label: t('costs.price'), value: formatCurrency(amount), note: null });
  if (notaryFees) {
    const value = formatCurrency(notaryFees);
    lines.push({ label: t('detail.fields.notaryFees'), value, note: t('costs.notaryFeesNote') });
  }
  const total = {
    label: t('detail.fields.totalCost'),
    value: formatCurrency(amount + added + (notaryFees ?? 0)),
    note: notaryFees ? null : t('costs.totalSaleNote'),
  };
  return { lines, total, notes, missing };
}

function buildVat(
  amount: number,
  vat: number,
  added: number,
  { t, locale }: LanguageContext,
): CostLineView {
  const values = { percent: formatNumber(locale, vat), amount: formatCurrency(amount) };
  return { label: t('costs.vat'), value: formatCurrency(added), note: t('costs.vatNote', values) };
}

function buildDuties(
  duty: PurchaseDuty,
  purchase: Purchase,
  context: LanguageContext,
): CostLineView[] {
  const { t, locale } = context;
  const { transcription, credit } = duty;
  const lines = [buildDuty(duty, purchase, context)];
  if (transcription) {
    const percent = formatNumber(locale, transcription.rate.value);
    const words = t('costs.ofAmount', { percent, amount: formatCurrency(purchase.amount) });
    lines.push({
      label: t('costs.transcription'),
      value: formatCurrency(transcription.duty),
      note: addSource(words, transcription.rate, context),
    });
  }
  if (credit) {
    const limits = {
      perBuyer: formatCurrency(credit.perBuyer),
      minimum: formatCurrency(credit.minimum),
    };
    lines.push({
      label: t('costs.credit'),
      value: `−\u00a0${formatCurrency(credit.amount)}`,
      note: addSource(t('costs.creditNote', limits), credit.rate, context),
    });
  }
  return lines;
}

function buildDuty(
  { duty, percent, taxed, exemption, limit, rate, credit }: PurchaseDuty,
  { isOwnHome }: Purchase,
  context: LanguageContext,
): CostLineView {
  const { t, locale } = context;
  const share = formatNumber(locale, percent);
  const words = (): string => {
    if (limit !== null) {
      return t('costs.overLimit', { percent: share, limit: formatCurrency(limit) });
    }
    if (exemption === 0)
      return t('costs.ofAmount', { percent: share, amount: formatCurrency(taxed) });
    return t('costs.exempt', {
      percent: share,
      taxed: formatCurrency(taxed),
      exemption: formatCurrency(exemption),
    });
  };
  return {
    label: t(isOwnHome && !credit ? 'costs.dutyOwn' : 'costs.duty'),
    value: formatCurrency(duty),
    note: addSource(words(), rate, context),
  };
}

/** Describes the payment at signing, which is part of the price. `amount` in euros. */
function describeDeposit(
  amount: number,
  rate: SourcedRate,
  { t, locale }: LanguageContext,
): string {
  return t('costs.deposit', {
    percent: formatNumber(locale, rate.value),
    amount: formatCurrency(Math.round(amount * rate.value) / 100),
  });
}
