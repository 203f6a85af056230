import type { Corner, MapBox } from '@agency/domain/map/map-box';
import { amenities, type Amenity } from '@agency/domain/amenities';
import { writeNear, type Near } from '@agency/domain/near-kinds';
import { choiceFilters, choiceNames, perChoice, type ChoiceFilter } from '@agency/domain/choices';
import { maximumFilters, perMaximum, type MaximumFilter } from '@agency/domain/maximums';
import {
  minimumFilters,
  minimumNames,
  perMinimum,
  type MinimumFilter,
} from '@agency/domain/minimums';
import { countryIds } from '@agency/domain/countries';

/**
 * Sort orders of a list. The default is `relevance`: the best match for the text, then the newest;
 * without a text the newest.
 */
export const listSorts = [
  ...(['relevance', 'newest', 'priceAsc', 'priceDesc'] as const),
  ...(['pricePerArea', 'areaDesc'] as const),
] as const;

export type ListSort = (typeof listSorts)[number];

export const listViews = ['list', 'map'] as const;

export type ListView = (typeof listViews)[number];

/** Filters of a list; null and empty mean "not filtered". */
export interface ListSearch
  extends
    Readonly<Record<MinimumFilter | MaximumFilter, number | null>>,
    Readonly<Record<ChoiceFilter, readonly string[]>> {
  /** WebIDs of types. */
  readonly types: readonly string[];
  /** Postal codes ({@link joinPlace}), cities as `name|zip`, or names alone. */
  readonly cities: readonly string[];
  readonly text: string;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly amenities: readonly Amenity[];
  /** Nearby facilities, at most one per kind, in the order of the kinds. */
  readonly near: readonly Near[];
  readonly newWithinDays: number | null;
  /** Available on this day (`2027-01-01`) at the latest, or today (`now`). */
  readonly availableBy: string | null;
  /** Area drawn on the map: at least three corners, or empty. */
  readonly within: readonly Corner[];
  readonly box: MapBox | null;
  readonly view: ListView;
  readonly sort: ListSort;
  readonly page: number;
}

export const emptyListSearch: ListSearch = {
  types: [],
  cities: [],
  text: '',
  minPrice: null,
  maxPrice: null,
  ...perMinimum(() => null),
  ...perMaximum(() => null),
  ...perChoice(() => []),
  amenities: [],
  near: [],
  newWithinDays: null,
  availableBy: null,
  within: [],
  box: null,
  view: 'list',
  sort: 'relevance',
  page: 1,
};

export interface IgnoredFilter {
  readonly name: FilterName;
  readonly value: string;
}

export const filterNames = [
  ...(['type', 'city', 'price'] as const),
  ...Object.values(minimumNames),
  ...maximumFilters,
  ...Object.values(choiceNames),
  ...amenities,
  ...(['near', 'new', 'available', 'within', 'box'] as const),
] as const;

export type FilterName = (typeof filterNames)[number];

/** All parameters of a list's address in canonical order. */
export const listParameters = [
  'type',
  'city',
  'q',
  'price',
  ...Object.values(minimumNames),
  ...maximumFilters,
  ...Object.values(choiceNames),
  ...amenities,
  'near',
  'new',
  'available',
  'within',
  'box',
  'view',
  'sort',
  'page',
] as const;

/**
 * Writes the query of a list's address with its question mark, in canonical order and without
 * defaults; empty without filters.
 */
export function serialiseListSearch(given: Partial<ListSearch>): string {
  const search = { ...emptyListSearch, ...given };
  const query = new URLSearchParams();
  for (const type of sorted(search.types)) query.append('type', type);
  for (const city of sorted(search.cities)) query.append('city', city);
  if (search.text !== '') query.set('q', search.text);
  const price = serialisePrice(search.minPrice, search.maxPrice);
  if (price !== '') query.set('price', price);
  for (const filter of minimumFilters) {
    if (search[filter] !== null) query.set(minimumNames[filter], String(search[filter]));
  }
  for (const filter of maximumFilters) {
    if (search[filter] !== null) query.set(filter, String(search[filter]));
  }
  for (const filter of choiceFilters) {
    for (const value of sorted(search[filter])) query.append(choiceNames[filter], value);
  }
  for (const amenity of amenities) {
    if (search.amenities.includes(amenity)) query.set(amenity, '1');
  }
  for (const wish of search.near) query.append('near', writeNear(wish));
  if (search.newWithinDays !== null) query.set('new', String(search.newWithinDays));
  if (search.availableBy !== null) query.set('available', search.availableBy);
  if (search.within.length > 0) query.set('within', serialiseCorners(search.within));
  if (search.box !== null) query.set('box', serialiseBox(search.box));
  if (search.view !== emptyListSearch.view) query.set('view', search.view);
  const sort = simplifySort(search.sort, search.text);
  if (sort !== emptyListSearch.sort) query.set('sort', sort);
  if (search.page !== 1) query.set('page', String(search.page));
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** Replaces a sort order by its default if it is the same: without a text that is the newest. */
export function simplifySort(sort: ListSort, text: string): ListSort {
  return sort === 'newest' && text === '' ? emptyListSearch.sort : sort;
}

/**
 * Adds the sentence from which the filters were read, if its interpretation needs a notice; the
 * list's own address has none.
 */
export function withTyped(path: string, typed: string): string {
  if (typed === '') return path;
  const query = new URLSearchParams({ typed }).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Writes a whole postal code for a list's address: `1000`, abroad with its country's id. */
export function joinPlace(zip: string, countryId: number): string {
  return countryId === countryIds.belgium ? zip : `${zip}.${countryId}`;
}

export function zipOf(city: string): string {
  if (city.includes('|')) return splitCity(city).zip;
  return /\d/.test(city) ? city.replace(/\.\d+$/, '') : '';
}

export function joinCity(name: string, zip: string): string {
  return `${name}|${zip}`;
}

export function splitCity(city: string): { name: string; zip: string } {
  const [name = city, zip = ''] = city.split('|');
  return { name, zip };
}

/** Reports whether any filter is set; view, sort order and page are not filters. */
export function isFiltered(search: ListSearch): boolean {
  const { view, sort, page } = emptyListSearch;
  return serialiseListSearch({ ...search, view, sort, page }) !== '';
}

/** Writes `50.8466,4.3528~50.8321,…`; four decimals are accurate to some ten metres. */
export function serialiseCorners(corners: readonly Corner[]): string {
  return corners.map(({ lat, lng }) => `${degrees(lat)},${degrees(lng)}`).join('~');
}

/** Writes `south,west,north,east` with four decimals. */
export function serialiseBox({ south, west, north, east }: MapBox): string {
  return [south, west, north, east].map(degrees).join(',');
}

function degrees(value: number): string {
  return String(Number(value.toFixed(4)));
}

function serialisePrice(min: number | null, max: number | null): string {
  return min === null && max === null ? '' : `${min ?? ''}-${max ?? ''}`;
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
