import { findRateValue, type Rate } from '@agency/domain/rates';

/** No application says more (the component `lead.rental`). */
const mostPersons = 1000;

/** What an offer or a rent application is computed from. Amounts in euros. */
export interface CostFacts {
  price: number | null;
  chargesRenter: number | null;
  inventoryCost: number | null;
  /** As asked by the listing; null when it says none. */
  depositAmount: number | null;
  /** The tenant's share of the agent's commission, as asked by the listing. */
  agencyCost: number | null;
  lifeAnnuity: boolean;
  bedrooms: number | null;
  /** A region's code, empty outside Belgium and Luxembourg. */
  region: string;
  /** The law limits the deposit of a home alone. */
  isHome: boolean;
}

/** What is kept with an offer, besides the amount offered. */
export interface OfferAmounts {
  price: number | null;
  deposit: number | null;
  depositPercent: number | null;
}

/**
 * The deposit at signing of an offer: a percentage of the amount offered (FORM-13). No deposit for
 * a life annuity, which no percentage describes, and without a percentage.
 */
export function buildOffer(
  facts: CostFacts,
  amount: number,
  rates: readonly Rate[],
  day: string,
): OfferAmounts {
  const percent = facts.lifeAnnuity
    ? null
    : findRateValue(rates, 'offerDepositPercent', facts.region, day);
  return {
    price: facts.price,
    deposit: percent === null ? null : toCents((amount * percent) / 100),
    depositPercent: percent,
  };
}

/** What is kept with a rent application; null is what is not known. */
export interface RentalAmounts {
  rent: number | null;
  charges: number | null;
  inventoryShare: number | null;
  deposit: number | null;
  depositMonths: number | null;
  commissionShare: number | null;
  firstPayment: number | null;
  minimumIncome: number | null;
  maximumPersons: number | null;
}

/**
 * The first payment of a rent (FORM-13): the first month, charges, share of the inventory, the
 * deposit in the months of the region, or less when the listing asks less, and where the law shares
 * the agent's commission the tenant's part (LAW-1). The lowest income is the
 * rent times a factor; the most persons a number for each bedroom, a home without one counts as one.
 */
export function buildRental(facts: CostFacts, rates: readonly Rate[], day: string): RentalAmounts {
  const { price: rent, chargesRenter: charges, inventoryCost: inventoryShare, isHome } = facts;
  const region = facts.region || 'elsewhere';
  const depositMonths = isHome ? findRateValue(rates, 'depositMonths', region, day) : null;
  const deposit = findDeposit(facts, depositMonths);
  const commissionShare = isHome ? findCommissionShare(facts, rates, region, day) : null;
  const parts = [charges, inventoryShare, deposit, commissionShare];
  const factor = findRateValue(rates, 'minimumIncomeFactor', region, day);
  const persons = findRateValue(rates, 'maximumPersonsPerBedroom', region, day);
  return {
    rent,
    charges,
    inventoryShare,
    deposit,
    depositMonths,
    commissionShare,
    firstPayment:
      rent === null ? null : toCents(parts.reduce<number>((sum, part) => sum + (part ?? 0), rent)),
    minimumIncome: rent === null || factor === null ? null : toCents(rent * factor),
    maximumPersons:
      persons === null || !isHome ? null : countPersons(persons, Math.max(1, facts.bedrooms ?? 1)),
  };
}

/** At least one; a feed may name more bedrooms than any home has. */
function countPersons(perBedroom: number, bedrooms: number): number {
  return Math.min(mostPersons, Math.max(1, Math.floor(perBedroom * bedrooms)));
}

function findDeposit({ price, depositAmount }: CostFacts, months: number | null): number | null {
  if (months === null) return depositAmount;
  if (price === null) return null;
  const most = price * months;
  return toCents(Math.min(depositAmount ?? most, most));
}

function findCommissionShare(
  { price, agencyCost }: CostFacts,
  rates: readonly Rate[],
  region: string,
  day: string,
): number | null {
  const percent = findRateValue(rates, 'tenantCommissionShare', region, day);
  if (percent === null || price === null) return null;
  const months = findRateValue(rates, 'lettingCommissionMonths', region, day);
  if (agencyCost !== null || months === null) return agencyCost;
  return toCents((price * months * percent) / 100);
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
