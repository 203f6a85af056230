import { choiceFilters, findChoice, perChoice, type ChoiceFilter } from '@agency/domain/choices';
import { findMinimum, type MinimumFilter } from '@agency/domain/minimums';
import { addBit, addBits, addRange, createBits, intersectBits, type Bits } from './bit-set';
import { filterByNumbers, filterByPrice } from './filter-by-numbers';
import { findRows } from './find-rows';
import type { GoalListings, SearchIndex } from './search-index';
import type { ResolvedFilter, TextMeaning } from './resolved-filter';
import { COUNTED_MINIMUMS, findNear } from './row-sets';
import { isInside, listEdges } from '../../rules/places/geo-area';

/** Facets whose counts ignore their own filter. */
export type Facet = 'types' | 'cities' | ChoiceFilter | MinimumFilter;

/**
 * The matching rows, and for each facet those that match without its own filter, if it has one;
 * `prices` those with any price.
 */
export type Matches = Record<Exclude<Facet, MinimumFilter> | 'all' | 'prices', Bits> &
  Partial<Record<MinimumFilter, Bits>>;

interface Condition {
  facet: Facet | null;
  bits: Bits;
}

/**
 * Finds the listings of a filter. Conditions that are sets of rows are combined 32 rows at a time;
 * prices, dates and positions are only checked if at most one of those fails.
 */
export function matchFilter(searchIndex: SearchIndex, filter: ResolvedFilter): Matches {
  const listings = searchIndex[filter.goal];
  const conditions = listConditions(searchIndex, listings, filter);
  const candidates = findNearMatches(listings.all, conditions);
  if (filter.text) intersectBits(candidates, findMeant(searchIndex, listings, filter.text));
  filterByNumbers(candidates, listings, filter);
  if (filter.box) filterByBox(candidates, listings, filter.box);
  if (filter.within) filterByArea(candidates, listings, filter.within);
  const isPriced = filter.minPrice !== null || filter.maxPrice !== null;
  const prices = isPriced ? keepAll(candidates, conditions) : null;
  filterByPrice(candidates, listings, filter);
  const all = keepAll(candidates, conditions);
  const aside = (facet: Facet): Bits => {
    const others = conditions.filter((condition) => condition.facet !== facet);
    return others.length === conditions.length ? all : keepAll(candidates, others);
  };
  const matches: Matches = {
    all,
    types: aside('types'),
    cities: aside('cities'),
    prices: prices ?? all,
    ...perChoice(aside),
  };
  for (const name of COUNTED_MINIMUMS) matches[name] = aside(name);
  return matches;
}

function listConditions(
  searchIndex: SearchIndex,
  listings: GoalListings,
  filter: ResolvedFilter,
): Condition[] {
  const { sets } = listings;
  const { typeKeys, cityKeys, amenities, near } = filter;
  const conditions: Condition[] = [];
  const add = (facet: Facet | null, bits: Bits): void => {
    conditions.push({ facet, bits });
  };
  if (typeKeys) add('types', findTypes(listings, typeKeys));
  if (cityKeys) add('cities', findCities(searchIndex, listings, cityKeys));
  for (const name of choiceFilters) {
    const { values } = findChoice(name);
    const rows = filter[name]?.map((value) => sets.choices[name][values.indexOf(value)]);
    if (rows) add(name, unite(listings, rows));
  }
  for (const amenity of amenities ?? []) add(null, sets.amenities[amenity]);
  for (const wish of near ?? []) add(null, findNear(listings.columns, wish));
  for (const name of COUNTED_MINIMUMS) {
    const atLeast = filter[name];
    if (atLeast !== null) add(name, findAtLeast(listings, name, atLeast));
  }
  return conditions;
}

/** Returns the rows that fail at most one condition; no others are needed for any facet. */
function findNearMatches(all: Bits, conditions: readonly Condition[]): Bits {
  const candidates = all.slice();
  if (conditions.length < 2) return candidates;
  const failed = new Int32Array(all.length);
  for (const { bits } of conditions) {
    for (let word = 0; word < all.length; word += 1) {
      const fails = ~(bits[word] ?? 0);
      candidates[word] = (candidates[word] ?? 0) & ~((failed[word] ?? 0) & fails);
      failed[word] = (failed[word] ?? 0) | fails;
    }
  }
  return candidates;
}

function keepAll(candidates: Bits, conditions: readonly Condition[]): Bits {
  const bits = candidates.slice();
  for (const condition of conditions) intersectBits(bits, condition.bits);
  return bits;
}

function findMeant(
  searchIndex: SearchIndex,
  listings: GoalListings,
  { listingIds, matches }: TextMeaning,
): Bits {
  const meant = findRows(listings.columns, listingIds).slice();
  for (const { typeKeys, cityKeys } of matches) {
    const fits = listings.all.slice();
    if (typeKeys) intersectBits(fits, findTypes(listings, typeKeys));
    if (cityKeys) intersectBits(fits, findCities(searchIndex, listings, cityKeys));
    addBits(meant, fits);
  }
  return meant;
}

function findTypes(listings: GoalListings, typeKeys: readonly string[]): Bits {
  return unite(
    listings,
    typeKeys.map((key) => listings.sets.types.get(key)),
  );
}

function findCities(
  { keys }: SearchIndex,
  { columns, sets }: GoalListings,
  cityKeys: readonly string[],
): Bits {
  const bits = createBits(columns.id.length);
  for (const key of cityKeys) {
    const code = keys.cities.find(key);
    if (code === undefined) continue;
    addRange(bits, sets.cityStarts[code] ?? 0, sets.cityStarts[code + 1] ?? 0);
  }
  return bits;
}

function findAtLeast({ columns, sets }: GoalListings, name: MinimumFilter, atLeast: number): Bits {
  const known = sets.minimums.get(name)?.[findMinimum(name).steps.indexOf(atLeast)];
  if (known) return known;
  const bits = createBits(columns.id.length);
  const values = columns[name];
  for (let row = 0; row < values.length; row += 1) {
    if ((values[row] ?? 0) >= atLeast) addBit(bits, row);
  }
  return bits;
}

function unite({ columns }: GoalListings, sets: readonly (Bits | undefined)[]): Bits {
  const united = createBits(columns.id.length);
  for (const bits of sets) if (bits) addBits(united, bits);
  return united;
}

const EDGE = 4;

/** Keeps the rows within `south, west, north, east`, inclusive. */
function filterByBox(bits: Bits, listings: GoalListings, box: readonly number[]): void {
  const [south = 0, west = 0, north = 0, east = 0] = box;
  const { latitude, longitude } = listings.columns;
  const { bounds } = listings;
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    const at = word * 4;
    const low = bounds[at] ?? 0;
    const left = bounds[at + 1] ?? 0;
    const high = bounds[at + 2] ?? 0;
    const right = bounds[at + 3] ?? 0;
    if (low >= south && high <= north && left >= west && right <= east) continue;
    if (low > north || high < south || left > east || right < west) bits[word] = 0;
    else {
      filterRows(bits, word, (row) => {
        const lat = latitude[row] ?? 0;
        const lng = longitude[row] ?? 0;
        return lat >= south && lat <= north && lng >= west && lng <= east;
      });
    }
  }
}

/**
 * Keeps the rows in an area of corners `latitude, longitude, …`. A group of 32 rows is only
 * compared with edges at its latitude; if none is near, one row decides for all.
 */
function filterByArea(bits: Bits, listings: GoalListings, corners: readonly number[]): void {
  const { latitude, longitude } = listings.columns;
  const { bounds } = listings;
  const edges = listEdges(corners);
  const near = new Float64Array(edges.length);
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    const low = bounds[word * 4] ?? 0;
    const left = bounds[word * 4 + 1] ?? 0;
    const high = bounds[word * 4 + 2] ?? 0;
    const right = bounds[word * 4 + 3] ?? 0;
    let length = 0;
    let isCrossed = false;
    for (let at = 0; at < edges.length; at += EDGE) {
      const latA = edges[at] ?? 0;
      const lngA = edges[at + 1] ?? 0;
      const latB = edges[at + 2] ?? 0;
      const lngB = edges[at + 3] ?? 0;
      if (Math.max(latA, latB) < low || Math.min(latA, latB) > high) continue;
      near[length] = latA;
      near[length + 1] = lngA;
      near[length + 2] = latB;
      near[length + 3] = lngB;
      length += EDGE;
      isCrossed ||= Math.max(lngA, lngB) >= left && Math.min(lngA, lngB) <= right;
    }
    const test = (row: number): boolean =>
      isInside(latitude[row] ?? 0, longitude[row] ?? 0, near, length);
    if (isCrossed) filterRows(bits, word, test);
    else if (!test(word << 5)) bits[word] = 0;
  }
}

function filterRows(bits: Bits, word: number, test: (row: number) => boolean): void {
  let kept = 0;
  for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (test((word << 5) + 31 - Math.clz32(bit))) kept |= bit;
  }
  bits[word] = kept;
}
