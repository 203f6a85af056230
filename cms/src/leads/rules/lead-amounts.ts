import { findRateValue, type Rate } from '@agency/domain/rates';
import {
  countPersons,
  findCommissionShare,
  limitDeposit,
  type AskedRent,
} from '@agency/domain/rent';

/** Input for the amounts of an offer or rental application, in euro. */
export interface CostFacts {
  price: number | null;
  chargesRenter: number | null;
  inventoryCost: number | null;
  /** Deposit of the listing; null if not set. */
  depositAmount: number | null;
  /** The tenant's share of the agent's commission, from the listing. */
  agencyCost: number | null;
  lifeAnnuity: boolean;
  bedrooms: number | null;
  /** Region code; empty outside Belgium and Luxembourg. */
  region: string;
  /** The legal limit applies to deposits of homes only. */
  isHome: boolean;
}

export interface OfferAmounts {
  price: number | null;
  deposit: number | null;
  depositPercent: number | null;
}

/**
 * Calculates the deposit at signing as a percentage of the offer. None for a life annuity, and
 * without a percentage.
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

/** Amounts of a rental application; null if unknown. */
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
 * Calculates the first payment of a rental: first month, charges, share of the inventory, the
 * deposit in months of the region or less if the listing asks less, and the tenant's part where
 * the law shares the commission. The minimum income is a multiple of the rent; the maximum
 * number of occupants is a number per bedroom, with at least one bedroom.
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
