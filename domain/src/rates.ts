import { lawRegions } from './region';

/** Regions of a rate: those with their own law, or any other. */
export const rateRegions = [...lawRegions, 'elsewhere'] as const;

/** Legal amounts, percentages and numbers used in calculations. */
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

/** A legal amount, rate or number, valid from a day. */
export interface Rate {
  name: string;
  /** A region's code; null everywhere. */
  region: string | null;
  value: number;
  /** `YYYY-MM-DD`. */
  validFrom: string;
  /** For a renovation duty: the comma-separated labels that require it, and the label to reach. */
  labels?: string | null;
  target?: string | null;
}

/** A rate with a reference to its law. */
export interface SourcedRate extends Rate {
  source: string | null;
}

/**
 * Finds the rate with this name that is valid on a day (`YYYY-MM-DD`): the region's own before a
 * general one, the latest before older ones, the first row in a tie. An empty region uses the rates
 * of `elsewhere`. Null if none exists.
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

/** Returns the value of {@link findRate}; null if none exists. */
export function findRateValue(
  rates: readonly Rate[],
  name: string,
  region: string,
  day: string,
): number | null {
  return findRate(rates, name, region, day)?.value ?? null;
}
