import { mergeCities, type CityChoice, type CitySpelling } from './city-facets';
import { countryIds } from '@agency/domain/countries';
import { mergeNames } from './zip-places';

/** A postal code as visitors choose it. */
export interface Place extends CitySpelling {
  /** As in the addresses of lists. */
  value: string;
  /** Of every city with this postal code. */
  keys: string[];
  spellings: CityChoice[];
}

/**
 * Returns a postal code for an address: `1000`, or with the country's id outside Belgium:
 * `1009.50`.
 */
export function joinPlace(zip: string, countryId: number): string {
  return countryId === countryIds.belgium ? zip : `${zip}.${countryId}`;
}

/** Splits a value of {@link joinPlace} into postal code and country, if it has one. */
export function splitPlace(value: string): {
  zip: string;
  countryId: number | null;
} {
  const [, zip, country] = /^(.+)\.(\d+)$/.exec(value) ?? [];
  return zip && country ? { zip, countryId: Number(country) } : { zip: value, countryId: null };
}

/**
 * Groups cities by postal code and sorts them by name: the best spelling of the place with the most
 * listings.
 */
export function groupPlaces(
  cities: Iterable<CitySpelling & { key: string; listings: number }>,
  language: string,
): Place[] {
  const all = [...cities];
  const listings = new Map(all.map(({ key, listings }) => [key, listings]));
  const byZip = new Map<string, CityChoice[]>();
  for (const spelling of mergeCities(all, language)) {
    const key = `${spelling.countryId}|${spelling.zip}`;
    byZip.set(key, [...(byZip.get(key) ?? []), spelling]);
  }
  const { compare } = new Intl.Collator(language);
  return [...byZip.values()]
    .map((spellings) => buildPlace(spellings, (key) => listings.get(key) ?? 0))
    .sort((a, b) => compare(a.name, b.name) || compare(a.zip, b.zip));
}

function buildPlace(spellings: CityChoice[], countListings: (key: string) => number): Place {
  const count = ({ keys }: CityChoice): number =>
    keys.reduce((sum, key) => sum + countListings(key), 0);
  const [first, ...others] = spellings;
  if (!first) throw new Error('A place has a spelling.');
  const most = others.reduce((best, one) => (count(one) > count(best) ? one : best), first);
  const { zip, countryId, countryName } = most;
  const name = mergeNames([most, ...spellings].map((spelling) => spelling.name))[0] ?? most.name;
  return {
    value: joinPlace(zip, countryId),
    name,
    zip,
    countryId,
    countryName,
    keys: spellings.flatMap(({ keys }) => keys),
    spellings,
  };
}
