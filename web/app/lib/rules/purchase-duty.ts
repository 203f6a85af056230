import { findRate, type SourcedRate } from '@agency/domain/rates';

export type Purchase = {
  /** In euros. */
  amount: number;
  /** Region whose law applies. */
  region: string;
  isOwnHome: boolean;
  /** Number of classes by which the energy label will improve. */
  classes: number;
  buyers: number;
};

export type PurchaseDuty = {
  /** In euros and whole cents, before the credit. */
  duty: number;
  percent: number;
  /** Amount to which the percentage applies. */
  taxed: number;
  /** Exempt amount; 0 without an exemption. */
  exemption: number;
  /** Set if the price is too high for the exemption. */
  limit: number | null;
  /** Source and date to display; those of the exemption if there is one. */
  rate: SourcedRate;
  /** Mortgage registration duty, if the region charges it separately. */
  transcription: { duty: number; rate: SourcedRate } | null;
  credit: BuyersCredit | null;
  /** Total in euros and whole cents. */
  due: number;
};

type BuyersCredit = {
  /** In euros and whole cents. */
  amount: number;
  perBuyer: number;
  /** Euros that are due regardless of the credit. */
  minimum: number;
  rate: SourcedRate;
};

/**
 * Computes the duties on a home from the rates valid on a day (`YYYY-MM-DD`): a reduced rate for an
 * own and only home, an exempt first part of the price that grows with a better energy label, or a
 * credit per buyer. Null if a required rate is missing.
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
  // Without a rate, exemption or credit for an own home, the applicable rule is unknown.
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

/** Returns the condition of a region's own-home rule: only home, main home or any. */
export function findOwnHomeRule(
  rates: readonly SourcedRate[],
  region: string,
  day: string,
): 'onlyHome' | 'mainHome' | null {
  const has = (name: string) => findRate(rates, name, region, day) !== null;
  if (has('registrationDutyOwnHome') || has('registrationDutyExemption')) return 'onlyHome';
  return has('buyersCredit') ? 'mainHome' : null;
}

/**
 * Returns the number of better energy classes from which more is exempt; null if they make no
 * difference.
 */
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
