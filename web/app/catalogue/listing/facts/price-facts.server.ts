import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatDate, formatNumber } from '../../../lib/text/formats';
import type { EarlierPrice } from '../load-listing.server';
import { findPropertyKind } from '../property-kind';
import { formatPrice } from '../../../lib/text/price-text';
import { formatMoney, formatMonthly, formatYesNo, type FactRow } from './fact-rows.server';
import { translations } from '../../../i18n/translations.server';
import {
  listPlanningKeys,
  splitMention,
  type PlanningKey,
  type PlanningSubject,
} from '../../../lib/rules/planning-codes';

/** Fields included in the estimate of purchase costs. */
export const estimatedFields = [
  'price',
  'notaryFees',
  'registrationRights',
  'vat',
  'totalCost',
] as const;

/** Lists the price with its additional costs; no group for a price alone. */
export function listPriceRows(
  listing: ListingDetailFragment,
  context: LanguageContext,
  earlierPrices: readonly EarlierPrice[] = [],
): FactRow[] {
  const { t, locale } = context;
  const { card } = listing;
  const vat = listing.vat === null ? null : formatNumber(locale, listing.vat);
  const perArea = formatPricePerArea(card);
  const costs: FactRow[] = [
    ['chargesOwner', formatMonthly(t, listing.chargesOwner)],
    ['chargesRenter', formatMonthly(t, listing.chargesRenter)],
    ['notaryFees', formatMoney(listing.notaryFees)],
    ['registrationRights', formatMoney(listing.registrationRights)],
    ['vat', vat === null ? null : t('detail.units.percent', { value: vat })],
    ['totalCost', formatMoney(listing.totalCost)],
    ['depositAmount', formatMoney(listing.depositAmount)],
    ['agencyCost', formatMoney(listing.agencyCost)],
    ['inventoryCost', formatMoney(listing.inventoryCost)],
  ];
  const earlier = earlierPrices.map(({ at, from }) =>
    t('detail.values.priceUntil', { price: formatCurrency(from), day: formatDate(locale, at) }),
  );
  if (perArea === null && earlier.length === 0 && costs.every(([, value]) => value === null)) {
    return [];
  }
  const price = formatPrice(card, (key, values) => t(key, values));
  return [
    [card.goal === 'rent' ? 'rent' : 'price', price],
    ['earlierPrices', earlier.join(', ') || null],
    ['pricePerArea', perArea],
    ...costs,
  ];
}

/**
 * Formats the asking price per m² of living area, or of land; null unless the price is published,
 * for a rent, and for a life annuity.
 */
export function formatPricePerArea({
  goal,
  price,
  pricePublished,
  priceUnit,
  typeId,
  livingArea,
  groundArea,
}: PricedCard): string | null {
  const kind = findPropertyKind(typeId);
  const area = kind === 'land' ? groundArea : livingArea;
  if (goal !== 'sale' || !pricePublished || !price || !area || priceUnit || kind === 'garage') {
    return null;
  }
  return `${formatCurrency(Math.round(price / area))}/m²`;
}

type PricedCard = Pick<
  ListingDetailFragment['card'],
  'goal' | 'price' | 'pricePublished' | 'priceUnit' | 'typeId' | 'livingArea' | 'groundArea'
>;

/** Lists the parts of a life annuity. */
export function listAnnuityRows(listing: ListingDetailFragment, { t }: LanguageContext): FactRow[] {
  const { annuityMaxYears: years, annuityHeads, annuityAges } = listing;
  const persons = [annuityHeads ? String(annuityHeads) : null, annuityAges].filter(Boolean);
  return [
    ['annuityBouquet', formatMoney(listing.annuityBouquet)],
    ['annuityMonthly', formatMoney(listing.annuityMonthly)],
    ['annuityValue', formatMoney(listing.annuityValue)],
    ['annuityYears', years ? t('detail.units.years', { count: years }) : null],
    ['annuityPersons', persons.length > 0 ? persons.join(' · ') : null],
    ['annuityOccupied', formatYesNo(t, listing.annuityOccupied)],
    ['annuityIndexed', formatYesNo(t, listing.annuityIndexed)],
  ];
}

/** Lists the planning statements with their codes and explanations. */
export function listPlanningRows(
  listing: ListingDetailFragment,
  { t }: LanguageContext,
): FactRow[] {
  const explain = (name: FactRow[0], subject: PlanningSubject, mention: string | null): FactRow => {
    const keys = listPlanningKeys(subject, mention);
    if (keys.length === 0) return [name, mention];
    const codes = splitMention(mention).map((code, index) => {
      const key = keys[index] as PlanningKey;
      // Codes abbreviate Dutch words.
      const meaning = translations.nl.t(key);
      return { code, words: t(key), text: t('detail.codeText', { code, meaning }) };
    });
    return [name, codes.map(({ words }) => words).join(', '), codes];
  };
  return [
    explain('permit', 'permit', listing.permit),
    explain('planningDestination', 'destination', listing.planningDestination),
    explain('allotmentPermit', 'allotment', listing.allotmentPermit),
    explain('summons', 'summons', listing.summons),
    explain('preemptionRight', 'preemption', listing.preemptionRight),
    ['judicialDecision', formatYesNo(t, listing.judicialDecision)],
  ];
}
