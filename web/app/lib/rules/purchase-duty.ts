import { findRate, type SourcedRate } from '@agency/domain/rates';

export type Purchase = {
  /** Euro. */
  amount: number;
  /** The code of the region whose law counts (RULE-6, LAW-1). */
  region: string;
  isOwnHome: boolean;
  /** By how many classes the energy label will be better. */
  classes: number;
  /** How many people buy it together. */
  buyers: number;
};

/** The duties on a purchase and how they came about. */
export type PurchaseDuty = {
  /** Euro, whole cents, before the credit. */
  duty: number;
  percent: number;
  /** What the percentage is taken of. */
  taxed: number;
  /** What is free of it; 0 without an exemption. */
  exemption: number;
  /** Set where the price is too high for the exemption. */
  limit: number | null;
  /** Whose day and law are shown: the exemption's where there is one. */
  rate: SourcedRate;
  /** What the entry in the mortgage register costs, where the region counts it apart. */
  transcription: { duty: number; rate: SourcedRate } | null;
  credit: BuyersCredit | null;
  /** Euro, whole cents: what is due in all. */
  due: number;
};

/** What is taken off the duties for an own home. */
type BuyersCredit = {
  /** Euro, whole cents. */
  amount: number;
  perBuyer: number;
  /** Euro that stay due whatever the credit is. */
  minimum: number;
  rate: SourcedRate;
};

/**
 * The duties on a home, by the rates valid on a day (`YYYY-MM-DD`): a rate of its own for an own and
 * only home, or the first part of the price exempt, more of it for a better energy label, or a credit
 * for each buyer (LAW-1). Null when a rate it takes is not known.
 */
export function findPurchaseDuty(
  rates: readonly SourcedRate[],
  { amount, region, isOwnHome, classes, buyers }: Purchase,
  day: string,
): PurchaseDuty | null {
  const find = (name: string) => findRate(rates, name, region, day);
  const plain = find('registrationDuty');
  const own = isOwnHome ? find('registrationDutyOwnHome') : null;
  const exempt = isOwnHome && own === null ? find('registrationDutyExemption') : null;
  const perBuyer = isOwnHome ? find('buyersCredit') : null;
  const rate = own ?? plain;
  // An own home that has no rate, exemption or credit of its own: which rules apply is not known.
  const hasRule = own !== null || exempt !== null || perBuyer !== null;
  if (rate === null || (isOwnHome && !hasRule)) return null;
  const limit = find('registrationDutyExemptionLimit')?.value ?? null;
  const isAbove = exempt !== null && limit !== null && amount > limit;
  const better = find('registrationDutyEnergyClasses');
  const step = find('registrationDutyEnergyStep');
  const isBetter = better !== null && step !== null && classes >= better.value;
  const whole =
    exempt === null || isAbove ? 0 : exempt.value + (isBetter ? step.value * classes : 0);
  const exemption = Math.min(amount, whole);
  const taxed = amount - exemption;
  const duty = takePercent(taxed, rate);
  const transcribed = find('transcriptionDuty');
  const transcription = transcribed && {
    duty: takePercent(amount, transcribed),
    rate: transcribed,
  };
  const minimum = find('registrationDutyMinimum')?.value ?? 0;
  const gross = roundCents(duty + (transcription?.duty ?? 0));
  const due = Math.max(minimum, gross - (perBuyer?.value ?? 0) * buyers);
  return {
    duty,
    percent: rate.value,
    taxed,
    exemption,
    limit: isAbove ? limit : null,
    rate: exempt ?? rate,
    transcription,
    credit: perBuyer && {
      amount: Math.max(0, roundCents(gross - due)),
      perBuyer: perBuyer.value,
      minimum,
      rate: perBuyer,
    },
    due: roundCents(due),
  };
}

/** How a region treats a home that its buyers live in: as their only one, as their main one, or as any. */
export function findOwnHomeRule(
  rates: readonly SourcedRate[],
  region: string,
  day: string,
): 'onlyHome' | 'mainHome' | null {
  const has = (name: string) => findRate(rates, name, region, day) !== null;
  if (has('registrationDutyOwnHome') || has('registrationDutyExemption')) return 'onlyHome';
  return has('buyersCredit') ? 'mainHome' : null;
}

/** From how many better energy classes on more is exempt; null where it makes no difference. */
export function findLeastClasses(
  rates: readonly SourcedRate[],
  region: string,
  day: string,
): number | null {
  const find = (name: string) => findRate(rates, name, region, day);
  const isPossible = find('registrationDutyExemption') && find('registrationDutyEnergyStep');
  return isPossible ? (find('registrationDutyEnergyClasses')?.value ?? null) : null;
}

function takePercent(amount: number, rate: SourcedRate): number {
  return Math.round(amount * rate.value) / 100;
}

function roundCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
