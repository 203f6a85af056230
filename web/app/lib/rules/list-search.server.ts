import { amenities } from '@agency/domain/amenities';
import { mergeNear, parseNear } from '@agency/domain/near-kinds';
import {
  choiceFilters,
  choiceNames,
  findChoice,
  perChoice,
  type ChoiceFilter,
} from '@agency/domain/choices';
import {
  findMaximum,
  maximumFilters,
  maximums,
  perMaximum,
  type MaximumFilter,
} from '@agency/domain/maximums';
import {
  findMinimum,
  minimumFilters,
  minimumNames,
  perMinimum,
  type MinimumFilter,
} from '@agency/domain/minimums';
import { z } from 'zod';
import {
  emptyListSearch,
  filterNames,
  listSorts,
  simplifySort,
  listViews,
  type FilterName,
  type IgnoredFilter,
  type ListSearch,
} from './list-search';
import { parseBox, parseCorners } from './map-area';

export interface ParsedListSearch {
  readonly search: ListSearch;
  readonly isNotFound: boolean;
  /** At most five, each shortened. */
  readonly ignored: readonly IgnoredFilter[];
  /** Sentence from which the filters were read, if the page has a notice about it. */
  readonly typed: string;
}

const mostValues = 20;
const mostIgnored = 5;
const longestIgnored = 40;
const highestPrice = 1_000_000_000;

const lenient = <Value>(schema: z.ZodType<Value>) => schema.nullable().catch(null);
const wholeNumber = (max: number) =>
  lenient(
    z
      .string()
      .trim()
      .regex(/^\d{1,12}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(max)),
  );
const webId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
const city = z
  .string()
  .max(100)
  .transform(cleanText)
  .pipe(z.string().regex(/^[^|]{1,80}\|[A-Za-z0-9 -]{1,12}$|^[\p{L}\p{N}][^|]{0,79}$/u));

const choice = perChoice((filter) => z.enum(findChoice(filter).values));

const text = z.string().transform((value) => cleanText(value).slice(0, 100).trim());

const schema = z.object({
  type: eachValid(webId),
  city: eachValid(city),
  q: text,
  price: z.array(z.string()).transform(parsePrice),
  ...perMinimum((filter) => wholeNumber(findMinimum(filter).most)),
  ...perMaximum((filter) => wholeNumber(findMaximum(filter).most)),
  ...perChoice((filter) => eachValid(choice[filter])),
  near: z.array(z.string()).transform((values) => {
    return mergeNear(values.flatMap((value) => parseNear(value) ?? []));
  }),
  new: wholeNumber(365),
  available: lenient(z.literal('now').or(z.iso.date())),
  within: z.string().transform(parseCorners),
  box: z.string().transform(parseBox),
  // `split` was a separate view before the map had the list beside it.
  view: z
    .preprocess((view) => (view === 'split' ? 'map' : view), z.enum(listViews))
    .catch(emptyListSearch.view),
  sort: z.enum(listSorts).catch(emptyListSearch.sort),
  page: wholeNumber(100_000),
});

/**
 * Parses the filters in a list's address. Never throws: invalid values are ignored, repeated values
 * are merged, and the first value of a single parameter counts.
 */
export function parseListSearch(query: URLSearchParams): ParsedListSearch {
  return query.size === 0 ? nothingAsked : parse(query);
}

function parse(query: URLSearchParams): ParsedListSearch {
  const page = query.get('page') ?? '';
  const lists = {
    type: readList(query, 'type'),
    city: readList(query, 'city'),
    ...perChoice((filter) => readList(query, choiceNames[filter])),
    near: readList(query, 'near'),
  };
  const raw = schema.parse({
    ...lists,
    q: query.get('q') ?? '',
    price: query.getAll('price').slice(0, 2),
    ...perMinimum((filter) => query.get(minimumNames[filter])),
    ...perMaximum((filter) => query.get(filter)),
    new: query.get('new'),
    available: query.get('available'),
    within: query.get('within') ?? '',
    box: query.get('box') ?? '',
    view: query.get('view'),
    sort: query.get('sort'),
    page,
  });
  const search: ListSearch = {
    types: raw.type,
    cities: raw.city,
    text: raw.q,
    ...raw.price,
    ...orderLimits({
      ...perMinimum((filter) => raw[filter]),
      ...perMaximum((filter) => raw[filter]),
    }),
    ...perChoice((filter) => raw[filter]),
    near: raw.near,
    amenities: amenities.filter((amenity) => query.get(amenity) === '1'),
    newWithinDays: raw.new,
    availableBy: raw.available,
    within: raw.within,
    box: raw.box,
    view: raw.view,
    sort: simplifySort(raw.sort, raw.q),
    page: raw.page ?? 1,
  };
  const isNotFound = raw.page === null && page !== '';
  const typed = text.parse(query.get('typed') ?? '');
  return { search, isNotFound, ignored: listIgnored(query, lists, search), typed };
}

type Limits = Record<MinimumFilter | MaximumFilter, number | null>;

/** Swaps a minimum and its maximum if the minimum is larger. */
function orderLimits(given: Limits): Limits {
  const limits = { ...given };
  for (const filter of maximumFilters) {
    const { minimum } = maximums[filter];
    const [least, most] = [given[minimum], given[filter]];
    if (least !== null && most !== null && least > most) {
      [limits[minimum], limits[filter]] = [most, least];
    }
  }
  return limits;
}

/** Returns the values of a repeated parameter, also if they are one value with commas. */
function readList(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => (isSeveral(value) ? value.split(',') : value))
    .slice(0, mostValues);
}

/** A comma may be part of a city's name, which precedes its postal code. */
function isSeveral(value: string): boolean {
  return !value.includes('|') || value.split(',').every((part) => part.includes('|'));
}

function listIgnored(
  query: URLSearchParams,
  lists: Readonly<Record<'type' | 'city' | ChoiceFilter | 'near', readonly string[]>>,
  search: ListSearch,
): IgnoredFilter[] {
  const given: Partial<Record<FilterName, readonly string[]>> = {
    type: lists.type.filter((value) => !webId.safeParse(value).success),
    city: lists.city.filter((value) => !city.safeParse(value).success),
    price: query.getAll('price').slice(0, 2).filter(isUnreadablePrice),
    near: lists.near.filter((value) => parseNear(value) === null),
    new: search.newWithinDays === null ? query.getAll('new').slice(0, 1) : [],
    available: search.availableBy === null ? query.getAll('available').slice(0, 1) : [],
    within: search.within.length === 0 ? query.getAll('within').slice(0, 1) : [],
    box: search.box === null ? query.getAll('box').slice(0, 1) : [],
  };
  for (const filter of minimumFilters) {
    const name = minimumNames[filter];
    given[name] = search[filter] === null ? query.getAll(name).slice(0, 1) : [];
  }
  for (const filter of maximumFilters) {
    given[filter] = search[filter] === null ? query.getAll(filter).slice(0, 1) : [];
  }
  for (const filter of choiceFilters) {
    given[choiceNames[filter]] = lists[filter].filter(
      (value) => !choice[filter].safeParse(value).success,
    );
  }
  for (const amenity of amenities) {
    given[amenity] = query.getAll(amenity).filter((value) => value !== '1');
  }
  return filterNames
    .flatMap((name) => (given[name] ?? []).map((value) => ({ name, value: shorten(value) })))
    .filter(({ value }) => value !== '')
    .slice(0, mostIgnored);
}

function shorten(value: string): string {
  return cleanText(value).slice(0, longestIgnored).trim();
}

function isUnreadablePrice(value: string): boolean {
  const [low = '', high = '', ...rest] = value.split('-');
  // 0 means that a side of the range is open.
  const isOpen = (side: string): boolean => /^0*$/.test(side.trim()) && value.includes('-');
  const isUnreadable = (side: string): boolean =>
    side.trim() !== '' && !isOpen(side) && toAmount(side) === null;
  return rest.length > 0 || isUnreadable(low) || isUnreadable(high) || value.trim() === '-';
}

/** Keeps valid values without repetitions, sorted, so that one choice has one address. */
function eachValid<Value extends string>(item: z.ZodType<Value>) {
  return z.array(z.unknown()).transform((values) => {
    const valid = values.flatMap((value) => item.safeParse(value).data ?? []);
    return [...new Set(valid)].sort();
  });
}

/**
 * Parses `min-max` with either side open, or a plain number, which is the maximum; two values are
 * the two fields of a form. Swaps the sides if the minimum is larger.
 */
function parsePrice(values: readonly string[]): Pick<ListSearch, 'minPrice' | 'maxPrice'> {
  const [first = '', second] = values.map((value) => value.trim());
  const range = /^(\d*)-(\d*)$/.exec(first);
  const [low, high] =
    second !== undefined ? [first, second] : range ? [range[1], range[2]] : ['', first];
  const [min, max] = [toAmount(low), toAmount(high)];
  return min !== null && max !== null && min > max
    ? { minPrice: max, maxPrice: min }
    : { minPrice: min, maxPrice: max };
}

/** Parses digits, also in Belgian grouping; null if invalid or out of range. */
function toAmount(text = ''): number | null {
  const digits = text.replace(/[\s.\u00a0\u202f€]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  const amount = Number(digits);
  return amount > 0 && amount <= highestPrice ? amount : null;
}

function cleanText(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cached, because most pages are requested without a query. */
const nothingAsked = parse(new URLSearchParams());
