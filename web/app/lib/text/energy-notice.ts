import { isHome } from '@agency/domain/home-types';
import { findRate, type SourcedRate } from '@agency/domain/rates';

/** What decides whether the renovation duty is shown. */
export interface EnergyFacts {
  readonly goal: 'sale' | 'rent';
  readonly typeId: string | null;
  /** RULE-6: the region's code. */
  readonly region: string | null | undefined;
  /** RULE-5: the label's code. */
  readonly label: string | null | undefined;
}

/** The duty of who buys a home with a poor energy label (RULE-12, LAW-2). */
export type RenovationDuty = {
  /** The labels it is due for, as people write them. */
  labels: string[];
  target: string;
  years: number;
  /** `YYYY-MM-DD`: the first deeds it is due for. */
  from: string;
  /** What deeds from a later day on have to reach, once that is known. */
  next: { target: string; from: string } | null;
};

/**
 * RULE-12, LAW-2: what the buyer of a home must reach when the deed is signed on a day
 * (`YYYY-MM-DD`), or from a later one within a year, for a sale takes months; null when nothing. The
 * years are those of the visitor's language where the settings
 * say them, else those of the law's row.
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

/** The first row of the same duty that asks another label, from a later day on. */
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
