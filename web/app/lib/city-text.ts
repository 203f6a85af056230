/** The snapshot's country ids. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;

/** Where something stands; ids come as numbers or, in the snapshot's city facets, as text. */
export interface Place {
  readonly cityName: string;
  readonly countryId?: number | string | null;
  readonly countryName?: string | null;
}

/** RULE-4: the city, with the country's name in brackets when that is known and not Belgium. */
export function formatCity({ cityName, countryId, countryName }: Place): string {
  const country = Number(countryId ?? Number.NaN);
  const isAbroad = Number.isFinite(country) && country > 0 && country !== countryIds.belgium;
  const name = countryName?.trim() ?? '';
  return isAbroad && name !== '' ? `${cityName} (${name})` : cityName;
}
