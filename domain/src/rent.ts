import { findRate, type Rate } from './rates';

/** No application says more persons (the component `lead.rental`). */
const mostPersons = 1000;

/** What a listing to let asks, in euros; null when it says nothing. */
export interface AskedRent {
  rent: number;
  deposit: number | null;
  /** The tenant's share of the agent's commission. */
  commission: number | null;
  /** A region's code, empty outside Belgium and Luxembourg. */
  region: string;
}

/** The deposit of a home in euros: what the listing asks, at most the months of rent of the law (FORM-13). */
export function limitDeposit({ rent, deposit }: AskedRent, months: number): number {
  const most = rent * months;
  return Math.min(deposit ?? most, most);
}

/** The tenant's part of the agent's commission, by the law that shares it (LAW-1). */
export interface CommissionShare<Found extends Rate> {
  /** The rate that says how many percent. */
  rate: Found;
  /** Euros, to the cent: what the listing asks, else a part of the agency's own; null when neither is known. */
  amount: number | null;
}

/** Null where the law does not let a landlord charge the tenant a part of the commission. */
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
 * The most persons that live in a home with these bedrooms, one without a bedroom counts as having
 * one: at least 1, at most 1000, as a feed may name more bedrooms than any home has (FORM-13).
 */
export function countPersons(perBedroom: number, bedrooms: number | null): number {
  const most = Math.floor(perBedroom * Math.max(1, bedrooms ?? 1));
  return Math.min(mostPersons, Math.max(1, most));
}
