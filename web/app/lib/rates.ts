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
};

/**
 * The rate with this name that is valid on a day (`YYYY-MM-DD`): the region's own before one for
 * everywhere, the latest before older ones; null when there is none.
 */
export function findRate(
  rates: readonly Rate[],
  name: string,
  region: string,
  day: string,
): Rate | null {
  const valid = rates
    .filter((rate) => rate.name === name && rate.validFrom <= day)
    .sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  return (
    valid.find((rate) => rate.region === region) ??
    valid.find((rate) => rate.region === null) ??
    null
  );
}
