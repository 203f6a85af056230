import { lawRegions } from './region';

/** Where a rate may be valid: under a law of its own, or under any other (LAW-1). */
export const rateRegions = [...lawRegions, 'elsewhere'] as const;

/** The amounts, percentages and numbers set by law that something is computed with. */
export const rateNames = [
  'depositMonths',
  'offerDepositPercent',
  'registrationDuty',
  'registrationDutyOwnHome',
  'registrationDutyExemption',
  'registrationDutyExemptionLimit',
  'registrationDutyEnergyClasses',
  'registrationDutyEnergyStep',
  'transcriptionDuty',
  'registrationDutyMinimum',
  'buyersCredit',
  'renovationDuty',
  'minimumIncomeFactor',
  'inventoryShare',
  'maximumPersonsPerBedroom',
  'tenantCommissionShare',
  'lettingCommissionMonths',
] as const;

/** An amount, rate or number set by law, from a day on. */
export interface Rate {
  name: string;
  /** A region's code; null everywhere. */
  region: string | null;
  value: number;
  /** `YYYY-MM-DD`. */
  validFrom: string;
  /** Of a renovation duty: the labels it is due for, with commas, and the one to reach. */
  labels?: string | null;
  target?: string | null;
}

/** A rate with the law it is written in, in words. */
export interface SourcedRate extends Rate {
  source: string | null;
}

/**
 * The rate with this name that is valid on a day (`YYYY-MM-DD`): the region's own before one for
 * everywhere, the latest before older ones. Ties: the first row wins. An empty region has the rates
 * of `elsewhere`. Null when there is none.
 */
export function findRate<Found extends Rate>(
  rates: readonly Found[],
  name: string,
  region: string,
  day: string,
): Found | null {
  const own = region || 'elsewhere';
  const valid = rates
    .filter((rate) => rate.name === name && rate.validFrom <= day)
    .sort((one, other) => other.validFrom.localeCompare(one.validFrom));
  return (
    valid.find((rate) => rate.region === own) ?? valid.find((rate) => rate.region === null) ?? null
  );
}

/** The value of {@link findRate}; null where there is no rate. */
export function findRateValue(
  rates: readonly Rate[],
  name: string,
  region: string,
  day: string,
): number | null {
  return findRate(rates, name, region, day)?.value ?? null;
}
