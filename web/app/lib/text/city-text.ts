import { writeCityName } from '@agency/domain/city-name';
import { countryIds } from '@agency/domain/countries';

/** Where something stands; ids come as numbers or, in the snapshot's city facets, as text. */
export interface Place {
  readonly cityName: string;
  readonly countryId?: number | string | null;
  readonly countryName?: string | null;
}

/** RULE-4: the city, with the country's name in brackets when that is known and not Belgium. */
export function formatCity(place: Place): string {
  const country = findForeignCountry(place);
  return country ? `${place.cityName} (${country})` : place.cityName;
}

/** The name of the country a city is in; null when that is Belgium or not known (RULE-4). */
export function findForeignCountry({ countryId, countryName }: Omit<Place, 'cityName'>) {
  const country = Number(countryId ?? Number.NaN);
  const isAbroad = Number.isFinite(country) && country > 0 && country !== countryIds.belgium;
  return isAbroad ? countryName?.trim() || null : null;
}

/** RULE-4 for the name as people write it ({@link writeCityName}). */
export function formatCityAsWritten(place: Place): string {
  return formatCity({ ...place, cityName: writeCityName(place.cityName) });
}
