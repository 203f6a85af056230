/** FIND-6: the orders a list can have; the first is the default. */
export const listSorts = ['newest', 'priceAsc', 'priceDesc', 'areaDesc'] as const;

export type ListSort = (typeof listSorts)[number];

/** A list's filters as its address says them; null and empty mean "not filtered". */
export interface ListSearch {
  /** WebIDs of types. */
  readonly types: readonly string[];
  /** Cities as `name|zip` (ROUTE-2). */
  readonly cities: readonly string[];
  readonly text: string;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minBedrooms: number | null;
  /** Living area in m². */
  readonly minArea: number | null;
  /** Only what was published within this many days. */
  readonly newWithinDays: number | null;
  readonly sort: ListSort;
  readonly page: number;
}

export const emptyListSearch: ListSearch = {
  types: [],
  cities: [],
  text: '',
  minPrice: null,
  maxPrice: null,
  minBedrooms: null,
  minArea: null,
  newWithinDays: null,
  sort: 'newest',
  page: 1,
};

/** Every parameter of a list's address, in the order in which it is written. */
export const listParameters = [
  'type',
  'city',
  'q',
  'price',
  'bedrooms',
  'area',
  'new',
  'sort',
  'page',
] as const;

/**
 * The query of a list's address with its question mark, in canonical order and without defaults;
 * empty when nothing is filtered.
 */
export function serialiseListSearch(search: Partial<ListSearch>): string {
  const { types, cities, text, minBedrooms, minArea, newWithinDays, sort, page } = {
    ...emptyListSearch,
    ...search,
  };
  const query = new URLSearchParams();
  for (const type of sorted(types)) query.append('type', type);
  for (const city of sorted(cities)) query.append('city', city);
  if (text !== '') query.set('q', text);
  const price = serialisePrice(search.minPrice ?? null, search.maxPrice ?? null);
  if (price !== '') query.set('price', price);
  if (minBedrooms !== null) query.set('bedrooms', String(minBedrooms));
  if (minArea !== null) query.set('area', String(minArea));
  if (newWithinDays !== null) query.set('new', String(newWithinDays));
  if (sort !== emptyListSearch.sort) query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** A city as a list's address names it (ROUTE-2). */
export function joinCity(name: string, zip: string): string {
  return `${name}|${zip}`;
}

/** The two parts of a city in a list's address. */
export function splitCity(city: string): { name: string; zip: string } {
  const [name = city, zip = ''] = city.split('|');
  return { name, zip };
}

/** True when the address narrows the list; sorting and paging do not. */
export function isFiltered(search: ListSearch): boolean {
  return serialiseListSearch({ ...search, sort: 'newest', page: 1 }) !== '';
}

function serialisePrice(min: number | null, max: number | null): string {
  return min === null && max === null ? '' : `${min ?? ''}-${max ?? ''}`;
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
