import { foldText } from '@agency/domain/fold-text';

/** How one listing names its city in one language. */
export interface CitySpelling {
  name: string;
  zip: string;
  countryId: number;
  countryName: string;
}

/** One entry of a list of cities, with the keys of all that it stands for. */
export interface CityChoice extends CitySpelling {
  keys: string[];
}

/**
 * The cities as a list shows them, by name. One postal code under several spellings stays several
 * entries; two of the same name and code are one (RULE-10).
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

/** The two parts of a city in an address, `name|zip`, folded; null when it is not one (ROUTE-2). */
export function parseCityParam(param: string): { name: string; zip: string } | null {
  const bar = param.lastIndexOf('|');
  const name = foldText(param.slice(0, Math.max(bar, 0))).trim();
  const zip = foldText(param.slice(bar + 1)).trim();
  return bar < 0 || name === '' || zip === '' ? null : { name, zip };
}
