import { isHome } from '@agency/domain/home-types';
import { findRate, type SourcedRate } from '@agency/domain/rates';

export interface EnergyFacts {
  readonly goal: 'sale' | 'rent';
  readonly typeId: string | null;
  readonly region: string | null | undefined;
  readonly label: string | null | undefined;
}

/** Renovation duty for the buyer of a home with a poor energy label. */
export type RenovationDuty = {
  labels: string[];
  target: string;
  years: number;
  /** Date of deed from which it applies (`YYYY-MM-DD`). */
  from: string;
  /** Stricter target for later deeds, if known. */
  next: { target: string; from: string } | null;
};

/**
 * Returns the renovation duty for a deed signed on a day (`YYYY-MM-DD`), or on a later one within a
 * year, because a sale takes months; null if there is none. The number of years comes from the
 * settings in the visitor's language, otherwise from the law.
 */
export function findRenovationDuty(
  rates: readonly SourcedRate[],
  { goal, typeId, region, label }: EnergyFacts,
  day: string,
  settingYears: number | null,
): RenovationDuty | null {
  const place = region?.toLowerCase() ?? '';
  if (goal !== 'sale' || !isHome({ typeId })) return null;
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const duty = [day, nextYear]
    .map((of) => findRate(rates, 'renovationDuty', place, of))
    .find((row) => row?.target && listLabels(row).includes(label?.toUpperCase() ?? ''));
  if (!duty?.target) return null;
  const next = findNext(rates, duty);
  return {
    labels: listLabels(duty),
    target: duty.target.toUpperCase(),
    years: settingYears !== null && settingYears > 0 ? settingYears : duty.value,
    from: duty.validFrom,
    next: next?.target ? { target: next.target.toUpperCase(), from: next.validFrom } : null,
  };
}

/** Returns the first later row of the same duty with another label. */
function findNext(
  rates: readonly SourcedRate[],
  { name, region, validFrom, target }: SourcedRate,
): SourcedRate | undefined {
  return rates
    .filter((rate) => rate.name === name && rate.region === region)
    .filter((rate) => rate.validFrom > validFrom && rate.target !== target)
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom))[0];
}

function listLabels({ labels }: SourcedRate): string[] {
  return (labels ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}
