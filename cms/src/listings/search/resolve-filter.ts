import { parseCityParam } from '../rules/places/city-facets';
import { countryIds } from '@agency/domain/countries';
import { mergeNear } from '@agency/domain/near-kinds';
import { foldText } from '@agency/domain/fold-text';
import { perChoice } from '@agency/domain/choices';
import { perMaximum } from '@agency/domain/maximums';
import { perMinimum } from '@agency/domain/minimums';
import { splitPlace } from '../rules/places/places';
import type { Catalogue, CatalogueCity } from './catalogue';
import type { ResolvedFilter, TextMeaning } from './search-index/resolved-filter';
import type { ListingFilter } from './search-arguments';

/** Converts a visitor's filter to keys of the read model. */
export function resolveFilter(
  filter: ListingFilter,
  catalogue: Catalogue,
  text: TextMeaning | null = null,
): ResolvedFilter {
  const { types, cities } = filter;
  const citySelections = [...new Set(cities)].map((value) => {
    return { value, keys: listCityKeys(value, catalogue) };
  });
  return {
    goal: filter.goal,
    typeKeys: types?.length ? listTypeKeys(types, catalogue) : null,
    cityKeys: cities?.length
      ? [...new Set(citySelections.flatMap(({ keys }) => keys))].sort()
      : null,
    citySelections,
    text,
    minPrice: filter.minPrice ?? null,
    maxPrice: filter.maxPrice ?? null,
    ...perMinimum((name) => filter[name] || null),
    ...perMaximum((name) => filter[name] ?? null),
    newSince: filter.newSince ? Date.parse(filter.newSince) : null,
    availableBy: filter.availableBy ? Date.parse(filter.availableBy) : null,
    ...perChoice((name) => (filter[name]?.length ? [...new Set(filter[name])] : null)),
    amenities: filter.amenities?.length ? [...new Set(filter.amenities)] : null,
    near: filter.near?.length ? mergeNear(filter.near) : null,
    within: filter.within ?? null,
    box: filter.box ?? null,
  };
}

/**
 * Lists the cities of `name|zip`: those with exactly this spelling in any language, else those with
 * the same name without accents and case. A postal code alone means all of its cities, in Belgium
 * unless a country is given; a name alone means every postal code with that name.
 */
export function listCityKeys(param: string, catalogue: Catalogue): string[] {
  const cities = [...catalogue.cities.values()];
  if (!param.includes('|')) return listPlaceKeys(param, cities);
  const folded = parseCityParam(param);
  if (!folded) return [];
  const inZip = cities.filter((city) => foldText(city.zip) === folded.zip);
  const name = param.slice(0, param.lastIndexOf('|'));
  const exact = inZip.filter((city) => hasName(city, (own) => own === name));
  const found = exact.length ? exact : inZip.filter((city) => hasName(city, isFolded(folded.name)));
  return found.map((city) => city.key);
}

function listPlaceKeys(param: string, cities: readonly CatalogueCity[]): string[] {
  const { zip, countryId } = splitPlace(foldText(param).trim());
  const inZip = cities.filter((city) => foldText(city.zip) === zip);
  const inCountry = inZip.filter((city) => city.countryId === (countryId ?? countryIds.belgium));
  const isOpen = countryId === null && inCountry.length === 0;
  const found = isOpen ? inZip : inCountry;
  if (found.length > 0) return found.map((city) => city.key);
  const named = cities.filter((city) => hasName(city, isFolded(zip)));
  const isInSame = (city: CatalogueCity): boolean =>
    named.some((one) => one.zip === city.zip && one.countryId === city.countryId);
  return cities.filter(isInSame).map((city) => city.key);
}

function hasName(city: CatalogueCity, test: (name: string) => boolean): boolean {
  return Object.values(city.names).some(test);
}

function isFolded(folded: string): (name: string) => boolean {
  return (name) => foldText(name).trim() === folded;
}

/**
 * A type includes all types below it, so one below another chosen type adds nothing. A chosen kind
 * narrows the types above it: apartments and penthouses together are the penthouses.
 */
function listTypeKeys(webIds: readonly string[], { types }: Catalogue): string[] {
  const lineageOf = (webId: string): readonly string[] => types.get(webId)?.lineage ?? [];
  const kinds = [...new Set(webIds)].filter((webId) => types.get(webId)?.kind);
  const narrowed = new Set(kinds.flatMap((kind) => lineageOf(kind).filter((id) => id !== kind)));
  const chosen = new Set(webIds.filter((webId) => !narrowed.has(webId)));
  return [...chosen]
    .filter((webId) => !lineageOf(webId).some((id) => id !== webId && chosen.has(id)))
    .sort();
}
