import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { formatCurrency } from '@agency/domain/money';
import { formatIsoDay, formatNumber } from '../../lib/text/formats';
import { findRate, type SourcedRate } from '@agency/domain/rates';
import { countPersons } from '@agency/domain/rent';
import { listRates } from '../../catalogue/cost/list-rates.server';
import { listRentCosts } from '../../catalogue/cost/rent-costs.server';
import type { OpenSite } from '../../site/open-language.server';
import type { FiguresView } from '../../form/form-view';
import { isHome } from '@agency/domain/home-types';

/** The agency's conditions for tenants; null if unknown or hidden. */
export type RentTerms = { minimumIncome: number | null; maximumPersons: number | null };

/** Returns the percentage paid at signing; null for a life annuity or without a rate. */
export function findDepositPercent(
  { lifeAnnuity, region }: ListingDetailFragment,
  context: OpenSite,
): number | null {
  if (lifeAnnuity) return null;
  const { rates, day } = readRates(context);
  return findRate(rates, 'offerDepositPercent', region ?? '', day)?.value ?? null;
}

/** Lists the deposit on the sale price; null if the price is hidden. */
export function listOfferFigures(
  listing: ListingDetailFragment,
  context: OpenSite,
): FiguresView | null {
  const { t, locale } = context;
  const price = findPrice(listing);
  const percent = findDepositPercent(listing, context);
  if (price === null || percent === null) return null;
  const words = { percent: formatNumber(locale, percent), price: formatCurrency(price) };
  return {
    title: t('form.payment.title'),
    lines: [
      {
        label: t('form.payment.deposit'),
        value: formatCurrency((price * percent) / 100),
        note: t('form.payment.depositNote', words),
        share: { of: 'amount', percent },
      },
    ],
    total: null,
    notes: [],
  };
}

/** Lists the parts of the first payment of a rent; null if the rent is hidden. */
export function listRentFigures(
  listing: ListingDetailFragment,
  context: OpenSite,
): FiguresView | null {
  const rent = findPrice(listing);
  if (rent === null) return null;
  const { rates, day } = readRates(context);
  const { chargesRenter, inventoryCost, depositAmount, agencyCost, region, card } = listing;
  const costs = listRentCosts(
    {
      rent,
      charges: chargesRenter,
      inventory: inventoryCost,
      deposit: depositAmount,
      commission: agencyCost,
      region: region ?? '',
      isHome: isHome(card),
    },
    rates,
    day,
    context,
  );
  const { lines, total, missing } = costs;
  return { title: context.t('form.payment.title'), lines, total, notes: missing };
}

/** Computes the minimum income and maximum number of persons from the current settings. */
export function findRentTerms(listing: ListingDetailFragment, context: OpenSite): RentTerms {
  const { rates, day } = readRates(context);
  const region = listing.region ?? '';
  const rent = findPrice(listing);
  const factor = findRate(rates, 'minimumIncomeFactor', region, day)?.value ?? null;
  const persons = findRate(rates, 'maximumPersonsPerBedroom', region, day)?.value ?? null;
  return {
    minimumIncome: rent === null || factor === null ? null : rent * factor,
    maximumPersons:
      persons === null || !isHome(listing.card)
        ? null
        : countPersons(persons, listing.card.bedrooms),
  };
}

/** Returns the published price or rent; null if hidden. */
export function findPrice({
  card: { price, pricePublished },
}: ListingDetailFragment): number | null {
  return pricePublished && price !== null && price > 0 ? price : null;
}

function readRates({ site, language }: OpenSite): { rates: readonly SourcedRate[]; day: string } {
  return {
    rates: listRates(site.byLanguage[language]),
    day: formatIsoDay(new Date()) ?? '',
  };
}
