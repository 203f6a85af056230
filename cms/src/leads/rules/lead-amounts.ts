import { findRateValue, type Rate } from '@agency/domain/rates';
import {
  countPersons,
  findCommissionShare,
  limitDeposit,
  type AskedRent,
} from '@agency/domain/rent';

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
  const find = (name: string): number | null => findRateValue(rates, name, facts.region, day);
  const depositMonths = isHome ? find('depositMonths') : null;
  const asked = rent === null ? null : nameAsked(facts, rent);
  const deposit = findDeposit(facts, asked, depositMonths);
  const share = isHome && asked ? findCommissionShare(asked, rates, day) : null;
  const commissionShare = share?.amount ?? null;
  const parts = [charges, inventoryShare, deposit, commissionShare];
  const factor = find('minimumIncomeFactor');
  const persons = find('maximumPersonsPerBedroom');
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
    maximumPersons: persons === null || !isHome ? null : countPersons(persons, facts.bedrooms),
  };
}

function nameAsked({ depositAmount, agencyCost, region }: CostFacts, rent: number): AskedRent {
  return { rent, deposit: depositAmount, commission: agencyCost, region };
}

function findDeposit(
  { depositAmount }: CostFacts,
  asked: AskedRent | null,
  months: number | null,
): number | null {
  if (months === null) return depositAmount;
  return asked && toCents(limitDeposit(asked, months));
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
