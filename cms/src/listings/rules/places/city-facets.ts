import { foldText } from '@agency/domain/fold-text';

/** The name of a city in one language, as a listing spells it. */
export interface CitySpelling {
  name: string;
  zip: string;
  countryId: number;
  countryName: string;
}

/** An entry of a list of cities, with the keys of all cities that it includes. */
export interface CityChoice extends CitySpelling {
  keys: string[];
}

/**
 * Lists cities by name. Spellings of one postal code are separate entries; cities with the same
 * name and postal code are merged.
 */
export function mergeCities(
  cities: Iterable<CitySpelling & { key: string }>,
  language: string,
): CityChoice[] {
  const merged = new Map<string, CityChoice>();
  for (const { key, ...spelling } of cities) {
    const name = `${spelling.countryId}|${spelling.zip}|${spelling.name}`;
    const known = merged.get(name);
    if (known) known.keys.push(key);
    else merged.set(name, { ...spelling, keys: [key] });
  }
  const { compare } = new Intl.Collator(language);
  return [...merged.values()].sort(
    (a, b) => compare(a.name, b.name) || (a.zip < b.zip ? -1 : a.zip > b.zip ? 1 : 0),
  );
}

/** Parses a city in an address, `name|zip`, folded; null if it is not one. */
export function parseCityParam(param: string): { name: string; zip: string } | null {
  const bar = param.lastIndexOf('|');
  const name = foldText(param.slice(0, Math.max(bar, 0))).trim();
  const zip = foldText(param.slice(bar + 1)).trim();
  return bar < 0 || name === '' || zip === '' ? null : { name, zip };
}
