/** An amount, rate or number set by law, from a day on. */
export type Rate = {
  name: string;
  /** A region's code; null everywhere. */
  region: string | null;
  value: number;
  /** `YYYY-MM-DD`. */
  validFrom: string;
  /** The law it is written in. */
  source: string | null;
  /** Of a renovation duty: the labels it is due for, with commas, and the one to reach. */
  labels?: string | null;
  target?: string | null;
};

/**
 * The rate with this name that is valid on a day (`YYYY-MM-DD`): the region's own before one for
 * everywhere, the latest before older ones, of two from the same day the first; null when there is
 * none.
 */
export function findRate(
  rates: readonly Rate[],
  name: string,
  region: string,
  day: string,
): Rate | null {
  const valid = rates
    .filter((rate) => rate.name === name && rate.validFrom <= day)
    .sort((one, other) => other.validFrom.localeCompare(one.validFrom));
  return (
    valid.find((rate) => rate.region === region) ??
    valid.find((rate) => rate.region === null) ??
    null
  );
}
