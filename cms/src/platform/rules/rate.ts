/** An amount, rate or number of the site settings, from a day on. */
export interface Rate {
  name: string;
  /** Null everywhere. */
  region: string | null;
  value: number;
  /** `YYYY-MM-DD`. */
  validFrom: string;
  /** Of a renovation duty: the labels it is due for, with commas, and the one to reach. */
  labels?: string | null;
  target?: string | null;
}

/**
 * The value that counts in a region on a day (`YYYY-MM-DD`): the region's own before one for
 * everywhere, the latest before older ones, of two from the same day the first; null when there is
 * none. As the site finds it.
 */
export function findRate(
  rates: readonly Rate[],
  name: string,
  region: string,
  day: string,
): number | null {
  const valid = rates
    .filter((rate) => rate.name === name && rate.validFrom <= day)
    .sort((one, other) => other.validFrom.localeCompare(one.validFrom));
  const own = valid.find((rate) => rate.region === region);
  return (own ?? valid.find((rate) => rate.region === null))?.value ?? null;
}
