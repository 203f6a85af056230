import { mergeCities, type CityChoice, type CitySpelling } from '../rules/city-facets';
import { inLanguage } from '../rules/in-language';
import { toSlug } from '../rules/slug';
import type { Catalogue } from './catalogue';
import type { FacetCounts } from './portfolio/count-facets';

export interface TypeFacet {
  webId: string;
  parentId: string | null;
  name: string;
  slug: string;
  order: number;
  count: number;
}

export interface CityFacet extends CitySpelling {
  slug: string;
  count: number;
}

/** Every type in a language, with how many it would give. */
export function nameTypes(
  { types }: FacetCounts,
  catalogue: Catalogue,
  language: string,
): TypeFacet[] {
  return [...catalogue.types.values()].map(({ webId, parentWebId, order, names }) => {
    const name = names[language] ?? Object.values(names)[0] ?? webId;
    const parentId = parentWebId !== null && catalogue.types.has(parentWebId) ? parentWebId : null;
    return { webId, parentId, name, slug: toSlug(name), order, count: types.get(webId) ?? 0 };
  });
}

/** Cities in a language by name: those with listings, and those asked for even if they have none. */
export function nameCities(
  { cities }: FacetCounts,
  asked: readonly string[] | null,
  catalogue: Catalogue,
  language: string,
): CityFacet[] {
  const facets: CityFacet[] = [];
  for (const { keys, ...city } of listChoices(catalogue, language)) {
    const count = keys.reduce((sum, key) => sum + (cities.get(key) ?? 0), 0);
    if (count > 0 || keys.some((key) => asked?.includes(key))) facets.push({ ...city, count });
  }
  return facets;
}

type NamedChoice = CityChoice & { slug: string };

/** Sorted once per language and version of the data: that costs more than the counting. */
const remembered = new WeakMap<Catalogue, Map<string, NamedChoice[]>>();

function listChoices(catalogue: Catalogue, language: string): NamedChoice[] {
  const byLanguage = remembered.get(catalogue) ?? new Map<string, NamedChoice[]>();
  remembered.set(catalogue, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const cities = [...catalogue.cities.values()].map(({ key, zip, countryId, ...city }) => {
    const name = inLanguage(city.names, language);
    return { key, name, zip, countryId, countryName: city.countryNames[language] ?? '' };
  });
  const choices = mergeCities(cities, language).map((city) => {
    return { ...city, slug: toSlug(city.name) };
  });
  byLanguage.set(language, choices);
  return choices;
}
