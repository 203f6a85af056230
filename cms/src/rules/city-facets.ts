import { foldText } from './fold-text';

/** How one listing names its city in one language. */
export interface CitySpelling {
  name: string;
  zip: string;
  countryId: number;
  countryName: string;
}

export interface CityFacet extends CitySpelling {
  count: number;
}

/**
 * The cities with the number of listings in each, by name. One postal code under several spellings
 * stays several entries, each with its own count; two of the same name and code are one (RULE-10).
 */
export function mergeCityFacets(facets: Iterable<CityFacet>, language: string): CityFacet[] {
  const merged = new Map<string, CityFacet>();
  for (const facet of facets) {
    const key = `${facet.countryId}|${facet.zip}|${facet.name}`;
    const known = merged.get(key);
    if (known) known.count += facet.count;
    else merged.set(key, { ...facet });
  }
  const collator = findCollator(language);
  return [...merged.values()].sort(
    (a, b) => collator.compare(a.name, b.name) || (a.zip < b.zip ? -1 : a.zip > b.zip ? 1 : 0),
  );
}

/** The two parts of a city in an address, `name|zip`, folded; null when it is not one (ROUTE-2). */
export function parseCityParam(param: string): { name: string; zip: string } | null {
  const bar = param.lastIndexOf('|');
  const name = foldText(param.slice(0, Math.max(bar, 0))).trim();
  const zip = foldText(param.slice(bar + 1)).trim();
  return bar < 0 || name === '' || zip === '' ? null : { name, zip };
}

const collators = new Map<string, Intl.Collator>();

function findCollator(language: string): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator;
}
