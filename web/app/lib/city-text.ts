/** The snapshot's country ids. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;

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

/** Words within a name that are written small: `Braine-l'Alleud`, `Heist-op-den-Berg`. */
const smallWords = new Set(
  'aan aux au bei bij d de dem den der des du en et het im in l la le les lez lès op sous sur t te ten ter van von à'.split(
    ' ',
  ),
);

/**
 * A city's name as people write it, from what somebody typed: `SINT-PIETERS-WOLUWE` becomes
 * `Sint-Pieters-Woluwe`, and the number of a post office goes (`Brussel 1`), for the postal code
 * says it.
 */
export function writeCityName(typed: string): string {
  return writeSpelling(typed.trim().replace(/(?<=\p{L})\s+\d{1,2}$/u, ''));
}

/** A city's name in sentence case, otherwise as somebody typed it (FIND-16). */
export function writeSpelling(typed: string): string {
  const name = typed.trim();
  if (name !== name.toUpperCase()) return name;
  let isFirst = true;
  return name.toLowerCase().replace(/(['’]?)(\p{L}+)/gu, (_, mark: string, word: string) => {
    const isSmall = (!isFirst && smallWords.has(word)) || (isFirst && mark !== '');
    isFirst = false;
    return mark + (isSmall ? word : capitalise(word));
  });
}

/** RULE-4 for the name as people write it ({@link writeCityName}). */
export function formatCityAsWritten(place: Place): string {
  return formatCity({ ...place, cityName: writeCityName(place.cityName) });
}

function capitalise(word: string): string {
  const length = word.startsWith('ij') ? 2 : 1;
  return word.slice(0, length).toUpperCase() + word.slice(length);
}
