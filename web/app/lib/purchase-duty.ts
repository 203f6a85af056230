import { findRate, type Rate } from './rates';

export type Purchase = {
  /** Euro. */
  amount: number;
  /** The region's code (RULE-6). */
  region: string;
  isOwnHome: boolean;
  /** By how many classes the energy label will be better. */
  classes: number;
};

/** The duty on a purchase and how it came about. */
export type PurchaseDuty = {
  /** Euro, whole cents. */
  duty: number;
  percent: number;
  /** What the percentage is taken of. */
  taxed: number;
  /** What is free of it; 0 without an exemption. */
  exemption: number;
  /** Set where the price is too high for the exemption. */
  limit: number | null;
  /** Whose day and law are told: the exemption's where there is one. */
  rate: Rate;
};

/**
 * The registration duty on a home, by the rates valid on a day (`YYYY-MM-DD`): a rate of its own for
 * an own and only home, or the first part of the price exempt, more of it for a better energy label.
 * Null when a rate it takes is not known.
 */
export function findPurchaseDuty(
  rates: readonly Rate[],
  { amount, region, isOwnHome, classes }: Purchase,
  day: string,
): PurchaseDuty | null {
  const find = (name: string) => findRate(rates, name, region, day);
  const plain = find('registrationDuty');
  const own = isOwnHome ? find('registrationDutyOwnHome') : null;
  const exempt = isOwnHome && own === null ? find('registrationDutyExemption') : null;
  const rate = own ?? plain;
  // An own home that has neither rate nor exemption of its own: which rules apply is not known.
  if (rate === null || (isOwnHome && own === null && exempt === null)) return null;
  const limit = find('registrationDutyExemptionLimit')?.value ?? null;
  const isAbove = exempt !== null && limit !== null && amount > limit;
  const better = findRate(rates, 'registrationDutyEnergyClasses', region, day);
  const step = find('registrationDutyEnergyStep');
  const isBetter = better !== null && step !== null && classes >= better.value;
  const whole =
    exempt === null || isAbove ? 0 : exempt.value + (isBetter ? step.value * classes : 0);
  const exemption = Math.min(amount, whole);
  const taxed = amount - exemption;
  return {
    duty: Math.round(taxed * rate.value) / 100,
    ...{ percent: rate.value, taxed, exemption, limit: isAbove ? limit : null },
    rate: exempt ?? rate,
  };
}

/** Whether an own and only home is taxed otherwise in a region. */
export function hasOwnHomeRule(rates: readonly Rate[], region: string, day: string): boolean {
  return ['registrationDutyOwnHome', 'registrationDutyExemption'].some((name) =>
    findRate(rates, name, region, day),
  );
}

/** From how many better energy classes on more is exempt; null where it makes no difference. */
export function findLeastClasses(
  rates: readonly Rate[],
  region: string,
  day: string,
): number | null {
  const find = (name: string) => findRate(rates, name, region, day);
  const isPossible = find('registrationDutyExemption') && find('registrationDutyEnergyStep');
  return isPossible ? (find('registrationDutyEnergyClasses')?.value ?? null) : null;
}
