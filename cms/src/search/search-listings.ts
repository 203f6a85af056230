import type { Core } from '@strapi/strapi';
import { mergeCityFacets, type CityFacet } from '../rules/city-facets';
import type { EnergyFamily } from '../rules/energy-family';
import { inLanguage } from '../rules/in-language';
import { toSlug } from '../rules/slug';
import type { FilterCounts } from './answer-cache';
import { findCatalogue, type Catalogue } from './catalogue';
import { countInMatrix } from './count-matrix';
import { findCards, findListingIds } from './find-cards';
import type { ListingCard } from './listing-card';
import { selectCityCounts, selectPage, selectTotal, selectTypeCounts } from './query-rows';
import { ANY_TYPE } from './read-model-tables';
import { listReferences, resolveFilter } from './resolve-filter';
import type { ResolvedFilter } from './resolved-filter';
import { countArguments, parseArguments, searchArguments } from './search-arguments';

const PAGE_SIZE = 20;

export interface TypeFacet {
  webId: string;
  parentId: string | null;
  name: string;
  slug: string;
  order: number;
  count: number;
}

export interface ListingSearch {
  total: number;
  items: ListingCard[];
  types: TypeFacet[];
  cities: (CityFacet & { slug: string })[];
  energy: { family: EnergyFamily; count: number }[];
  amenities: { amenity: string; count: number }[];
  bedrooms: { atLeast: number; count: number }[];
}

/**
 * One page of the listings on offer that fit, with the total and how many each type and each city
 * would give with the other filters as they are (FIND-6, FIND-12). A page past the end is empty.
 */
export async function searchListings(strapi: Core.Strapi, given: unknown): Promise<ListingSearch> {
  const { language, filter, sort, page, pageSize } = parseArguments(searchArguments, given);
  const catalogue = await findCatalogue(strapi);
  const named = filter.text ? await findListingIds(strapi, listReferences(filter.text)) : [];
  const resolved = resolveFilter(filter, catalogue, named);
  const counts =
    countInMatrix(catalogue.matrix, resolved) ??
    (await catalogue.answers.find(JSON.stringify(resolved), () => countRows(strapi, resolved)));
  const limit = pageSize ?? PAGE_SIZE;
  const offset = ((page ?? 1) - 1) * limit;
  const rows =
    offset < counts.total
      ? ((await selectPage(strapi, resolved, sort ?? 'newest', { offset, limit })) as Row[])
      : [];
  const ids = rows.map((row) => row.listing_id);
  return {
    total: counts.total,
    items: await findCards(strapi, ids, language),
    types: listTypes(counts, catalogue, language),
    cities: listCities(counts, resolved, catalogue, language),
    energy: [],
    amenities: [],
    bedrooms: [],
  };
}

/** How many listings on offer fit: what a form says before it is sent (FIND-6). */
export async function countListings(strapi: Core.Strapi, given: unknown): Promise<number> {
  const { filter } = parseArguments(countArguments, given);
  const { total } = await searchListings(strapi, { language: 'nl', filter, pageSize: 1 });
  return total;
}

interface Row {
  listing_id: number;
}

async function countRows(strapi: Core.Strapi, filter: ResolvedFilter): Promise<FilterCounts> {
  const types = readCounts(await selectTypeCounts(strapi, filter));
  const cities = readCounts(await selectCityCounts(strapi, filter));
  const total =
    filter.typeKeys === null
      ? (types.get(ANY_TYPE) ?? 0)
      : filter.typeKeys.length === 1
        ? (types.get(filter.typeKeys[0] ?? '') ?? 0)
        : readTotal(await selectTotal(strapi, filter));
  return { total, types, cities };
}

function readCounts(rows: { key: string; count: number | string }[]): Map<string, number> {
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

function readTotal(rows: { count: number | string }[]): number {
  return Number(rows[0]?.count ?? 0);
}

function listTypes({ types }: FilterCounts, catalogue: Catalogue, language: string): TypeFacet[] {
  return [...catalogue.types.values()].map(({ webId, parentWebId, order, names }) => {
    const name = names[language] ?? Object.values(names)[0] ?? webId;
    const parentId = parentWebId !== null && catalogue.types.has(parentWebId) ? parentWebId : null;
    return { webId, parentId, name, slug: toSlug(name), order, count: types.get(webId) ?? 0 };
  });
}

/** Cities with listings, and those that were asked for even if they have none. */
function listCities(
  { cities }: FilterCounts,
  { cityKeys }: ResolvedFilter,
  catalogue: Catalogue,
  language: string,
): ListingSearch['cities'] {
  const keys = new Set([...cities.keys(), ...(cityKeys ?? [])]);
  const facets = [...keys].flatMap((key) => {
    const city = catalogue.cities.get(key);
    if (!city) return [];
    const { zip, countryId } = city;
    const name = inLanguage(city.names, language);
    const countryName = city.countryNames[language] ?? '';
    return [{ name, zip, countryId, countryName, count: cities.get(key) ?? 0 }];
  });
  return mergeCityFacets(facets, language).map((city) => ({ ...city, slug: toSlug(city.name) }));
}
