import { writeCityName } from '@agency/domain/city-name';
import { countryIds } from '@agency/domain/countries';

export interface Place {
  readonly cityName: string;
  readonly countryId?: number | string | null;
  readonly countryName?: string | null;
}

/** Formats a city, with its country in brackets if that is known and not Belgium. */
export function formatCity(place: Place): string {
  const country = findForeignCountry(place);
  return country ? `${place.cityName} (${country})` : place.cityName;
}

/** Returns the country of a city; null for Belgium and if unknown. */
export function findForeignCountry({ countryId, countryName }: Omit<Place, 'cityName'>) {
  const country = Number(countryId ?? Number.NaN);
  const isAbroad = Number.isFinite(country) && country > 0 && country !== countryIds.belgium;
  return isAbroad ? countryName?.trim() || null : null;
}

/** Formats a city like {@link formatCity}, with the spelling of {@link writeCityName}. */
export function formatCityAsWritten(place: Place): string {
  return formatCity({ ...place, cityName: writeCityName(place.cityName) });
}
