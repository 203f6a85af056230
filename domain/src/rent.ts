import { findRate, type Rate } from './rates';

/** Maximum of the component `lead.rental`. */
const mostPersons = 1000;

/** Amounts of a rental listing in euros; null if not stated. */
export interface AskedRent {
  rent: number;
  deposit: number | null;
  /** The tenant's share of the agent's commission. */
  commission: number | null;
  /** A region's code; empty outside Belgium and Luxembourg. */
  region: string;
}

/**
 * Returns the deposit of a home in euros: what the listing asks, limited to the law's number of
 * monthly rents.
 */
export function limitDeposit({ rent, deposit }: AskedRent, months: number): number {
  const most = rent * months;
  return Math.min(deposit ?? most, most);
}

/** The tenant's part of the agent's commission under a law that divides it. */
export interface CommissionShare<Found extends Rate> {
  /** The rate in percent. */
  rate: Found;
  /**
   * Euros and cents: what the listing asks, otherwise a part of the agency's commission; null if
   * neither is known.
   */
  amount: number | null;
}

/** Returns null if the law does not let a landlord charge the tenant a part of the commission. */
export function findCommissionShare<Found extends Rate>(
  { rent, commission, region }: AskedRent,
  rates: readonly Found[],
  day: string,
): CommissionShare<Found> | null {
  const rate = findRate(rates, 'tenantCommissionShare', region, day);
  if (rate === null) return null;
  const months = findRate(rates, 'lettingCommissionMonths', region, day);
  if (commission !== null || months === null) return { rate, amount: commission };
  return { rate, amount: Math.round(rent * months.value * rate.value) / 100 };
}

/**
 * Returns the maximum number of persons for a number of bedrooms, at least 1 and at most 1000,
 * since a feed may contain unrealistic numbers. No bedroom counts as one.
 */
export function countPersons(perBedroom: number, bedrooms: number | null): number {
  const most = Math.floor(perBedroom * Math.max(1, bedrooms ?? 1));
  return Math.min(mostPersons, Math.max(1, most));
}
