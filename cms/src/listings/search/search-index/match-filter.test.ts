import { amenities, statedAmenities } from '@agency/domain/amenities';
import { choiceFilters, findChoice, perChoice, type ChoiceFilter } from '@agency/domain/choices';
import { nearKinds, nearMetres, type NearKind } from '@agency/domain/near-kinds';
import { maximumFilters, maximums, perMaximum, type MaximumFilter } from '@agency/domain/maximums';
import { priceSteps } from '@agency/domain/price-steps';
import {
  findMinimum,
  minimumFilters,
  perMinimum,
  type MinimumFilter,
} from '@agency/domain/minimums';
import { describe, expect, test } from 'vitest';
import { buildRow, buildRows, createRandom } from '../../../../test/build-rows';
import { isInside, listEdges } from '../../rules/places/geo-area';
import { NEAR_COLUMNS } from '../../nearby/nearby-columns';
import { countFacets } from './count-facets';
import { countUnstated } from './count-unstated';
import { listPage } from './list-page';
import { matchFilter } from './match-filter';
import { buildSearchIndex, updateSearchIndex, type SearchIndex } from './search-index';
import { NO_FILTER, type ResolvedFilter, type TextMeaning } from './resolved-filter';
import type { ColumnSort } from './sort-orders';
import {
  amenityBit,
  buildGoneRow,
  findChoiceColumn,
  findMinimumColumn,
  NOT_ON_OFFER,
  type SearchRow,
} from '../search-row';

/** An unpublished price is within any valid bounds. */
const isWithin = (price: number | null, least: number, most: number): boolean =>
  price === null ? least <= most : price >= least && price <= most;
const SORTS: ColumnSort[] = ['newest', 'priceAsc', 'priceDesc', 'pricePerArea', 'areaDesc'];

/** A simple implementation that checks every condition for every listing. */
function fits(row: SearchRow, filter: ResolvedFilter): boolean {
  const { typeKeys, cityKeys, text, within, box, minPrice, maxPrice } = filter;
  const keys = row.type_keys.split(',');
  const hasType = (wanted: string[] | null): boolean =>
    wanted === null || wanted.some((key) => keys.includes(key));
  const isIn = (wanted: string[] | null): boolean =>
    wanted === null || wanted.includes(row.city_key);
  const means = ({ listingIds, matches }: TextMeaning): boolean =>
    listingIds.includes(row.id) ||
    matches.some((match) => hasType(match.typeKeys) && isIn(match.cityKeys));
  const place = row.latitude === null ? null : { lat: row.latitude, lng: row.longitude ?? 0 };
  const [south = 0, west = 0, north = 0, east = 0] = box ?? [];
  return (
    row.goal === (filter.goal === 'sale' ? 0 : 1) &&
    hasType(typeKeys) &&
    isIn(cityKeys) &&
    (text === null || means(text)) &&
    isWithin(row.price, minPrice ?? 0, maxPrice ?? Infinity) &&
    minimumFilters.every((name) => readMinimum(row, name) >= (filter[name] ?? 0)) &&
    maximumFilters.every((name) => isAtMost(row, name, filter[name])) &&
    (filter.availableBy === null || isAvailable(row, filter.availableBy)) &&
    row.listed_at >= (filter.newSince ?? 0) &&
    choiceFilters.every(
      (name) => filter[name]?.some((value) => hasValue(row, name, value)) ?? true,
    ) &&
    (filter.amenities ?? []).every((name) => row.amenities & amenityBit(name)) &&
    (filter.near ?? []).every(({ kind, metres }) => isNear(row, kind, metres)) &&
    (box === null || (place !== null && place.lat >= south && place.lat <= north)) &&
    (box === null || (place !== null && place.lng >= west && place.lng <= east)) &&
    (within === null || (place !== null && isInside(place.lat, place.lng, listEdges(within))))
  );
}

function isNear(row: SearchRow, kind: NearKind, metres: number): boolean {
  const nearest = row[NEAR_COLUMNS[kind]];
  return nearest !== null && nearest <= metres;
}
/** A studio without bedrooms has none; another home does not state them. */
function isAtMost(row: SearchRow, name: MaximumFilter, most: number | null): boolean {
  if (most === null) return true;
  const value = readMinimum(row, maximums[name].minimum);
  const isStudio = name === 'maxBedrooms' && row.type_keys.split(',').includes('3');
  return value <= most && (value > 0 || isStudio);
}

function isAvailable({ available_from: from }: SearchRow, by: number): boolean {
  return from > 0 && from <= by;
}

const minimumColumns = perMinimum(findMinimumColumn);

function readMinimum(row: SearchRow, name: MinimumFilter): number {
  return row[minimumColumns[name]];
}

function hasValue(row: SearchRow, name: ChoiceFilter, value: string): boolean {
  return row[findChoiceColumn(name)] === value;
}

function compare(sort: ColumnSort): (a: SearchRow, b: SearchRow) => number {
  const low = (row: SearchRow): number => row.price ?? -1;
  const high = (row: SearchRow): number => row.price ?? 1e15;
  if (sort === 'newest') return (a, b) => b.listed_at - a.listed_at || b.id - a.id;
  if (sort === 'priceAsc') return (a, b) => high(a) - high(b) || a.id - b.id;
  if (sort === 'priceDesc') return (a, b) => low(b) - low(a) || b.id - a.id;
  if (sort === 'pricePerArea') {
    const perArea = ({ price, living_area: area }: SearchRow): number =>
      price && area ? price / area : 1e15;
    return (a, b) => perArea(a) - perArea(b) || b.listed_at - a.listed_at || b.id - a.id;
  }
  return (a, b) => b.living_area - a.living_area || b.listed_at - a.listed_at || b.id - a.id;
}

function countPlainly(rows: readonly SearchRow[], filter: ResolvedFilter) {
  const list = (overrides: Partial<ResolvedFilter>): SearchRow[] =>
    rows.filter((row) => fits(row, { ...filter, ...overrides }));
  const count = (fitting: SearchRow[], test: (row: SearchRow) => boolean): number =>
    fitting.filter(test).length;
  const fitting = list({});
  const ofEveryType = list({ typeKeys: null });
  const ofEveryPrice = list({ minPrice: null, maxPrice: null });
  const inEveryCity = list({ cityKeys: null });
  const listAll = (listKeys: (row: SearchRow) => string[]): string[] => [
    ...new Set(rows.flatMap(listKeys)),
  ];
  const onOffer = rows.filter((row) => row.goal !== NOT_ON_OFFER);
  const cities = [...new Set(onOffer.map((row) => row.city_key))].map(
    (key) => [key, count(inEveryCity, (row) => row.city_key === key)] as const,
  );
  return {
    total: fitting.length,
    types: Object.fromEntries(
      listAll((row) => row.type_keys.split(',').filter(Boolean)).map((key) => [
        key,
        count(ofEveryType, (row) => row.type_keys.split(',').includes(key)),
      ]),
    ),
    cities: Object.fromEntries(cities.filter(([, number]) => number > 0)),
    choices: choiceFilters.map((name) => {
      const ofEveryValue = list({ [name]: null });
      const values = findChoice(name).values.map((value) => {
        return { value, count: count(ofEveryValue, (row) => hasValue(row, name, value)) };
      });
      return { filter: name, values };
    }),
    amenities: amenities.map((amenity) => {
      return { amenity, count: count(fitting, (row) => (row.amenities & amenityBit(amenity)) > 0) };
    }),
    near: nearKinds.map((kind) => {
      return { kind, count: count(fitting, (row) => isNear(row, kind, nearMetres[kind])) };
    }),
    minimums: minimumFilters
      .filter((name) => findMinimum(name).hasFacet)
      .map((filterName) => {
        const ofEverySize = list({ [filterName]: null });
        const steps = findMinimum(filterName).steps.map((atLeast) => {
          return {
            atLeast,
            count: count(ofEverySize, (row) => readMinimum(row, filterName) >= atLeast),
          };
        });
        return { filter: filterName, steps };
      }),
    prices: [0, ...priceSteps[filter.goal]].map((from, index) => {
      const next = priceSteps[filter.goal][index] ?? Infinity;
      const isIn = ({ price }: SearchRow): boolean =>
        price !== null && price >= from && price < next;
      return { from, count: count(ofEveryPrice, isIn) };
    }),
    unstated: countUnstatedPlainly(filter, (overrides, test) => count(list(overrides), test)),
  };
}

const kindTypesOfTest = { villa: '1', loft: '2' };

/** Of the types that should state a fact, those that match without the filter and do not. */
function countUnstatedPlainly(
  filter: ResolvedFilter,
  count: (overrides: Partial<ResolvedFilter>, test: (row: SearchRow) => boolean) => number,
) {
  const isOf = (row: SearchRow, types: readonly string[]): boolean =>
    row.type_keys.split(',').some((key) => types.includes(key));
  const found: { filter: string; count: number }[] = [];
  const kindsAsked = (['villa', 'loft'] as const).filter((kind) => filter.typeKeys?.includes(kind));
  if (kindsAsked.length > 0) {
    const types = kindsAsked.map((kind) => kindTypesOfTest[kind]);
    const isUnknown = (row: SearchRow): boolean => isOf(row, types) && isOf(row, ['kind-unknown']);
    found.push({ filter: 'types', count: count({ typeKeys: null }, isUnknown) });
  }
  for (const name of minimumFilters) {
    const limits = [name, ...maximumFilters.filter((one) => maximums[one].minimum === name)];
    if (limits.every((one) => filter[one] === null)) continue;
    const without = Object.fromEntries(limits.map((one) => [one, null])) as Partial<ResolvedFilter>;
    const isUnstated = (row: SearchRow): boolean =>
      readMinimum(row, name) === 0 &&
      isOf(row, findMinimum(name).statedBy) &&
      !(name === 'minBedrooms' && isOf(row, ['3']));
    found.push({ filter: name, count: count(without, isUnstated) });
  }
  if (filter.availableBy !== null) {
    const isUnstated = (row: SearchRow): boolean =>
      row.available_from === 0 && row.type_keys !== '';
    found.push({ filter: 'availableBy', count: count({ availableBy: null }, isUnstated) });
  }
  for (const amenity of filter.amenities ?? []) {
    const types = statedAmenities[amenity];
    if (!types) continue;
    const without = { amenities: filter.amenities?.filter((one) => one !== amenity) ?? null };
    const isUnstated = (row: SearchRow): boolean =>
      isOf(row, types) && (row.unstated & amenityBit(amenity)) > 0;
    found.push({ filter: amenity, count: count(without, isUnstated) });
  }
  return found.filter((one) => one.count > 0);
}

function countColumns(searchIndex: SearchIndex, filter: ResolvedFilter) {
  const matches = matchFilter(searchIndex, filter);
  const counts = countFacets(searchIndex, searchIndex[filter.goal], matches);
  const { types, cities } = counts;
  const unstated = countUnstated(searchIndex, filter);
  return {
    ...counts,
    unstated,
    types: Object.fromEntries(types),
    cities: Object.fromEntries(cities),
  };
}

function buildFilter(random: () => number): ResolvedFilter {
  const maybe = <Value>(build: () => Value): Value | null => (random() < 0.25 ? build() : null);
  const pick = (most: number): number => Math.floor(random() * most);
  const pickSome = <Value>(values: readonly Value[]): Value[] =>
    values.filter(() => random() < 0.4);
  const corner = (): number[] => [49.9 + random() * 1.2, 3.9 + random() * 1.2];
  const rarely = <Value>(build: () => Value): Value | null => (random() < 0.08 ? build() : null);
  const types = ['1', '2', '20', '4', '30', 'villa', 'loft', 'none'];
  const cities = ['city-1', 'city-2', 'city-5', '', 'nowhere'];
  return {
    ...NO_FILTER,
    goal: pick(2) === 0 ? 'sale' : 'rent',
    typeKeys: maybe(() => pickSome(types)),
    cityKeys: maybe(() => pickSome(cities)),
    text: maybe(() => ({
      listingIds: maybe(() => [1 + pick(300), 1 + pick(300)]) ?? [],
      matches: [
        { typeKeys: pickSome(types), cityKeys: null },
        { typeKeys: null, cityKeys: pickSome(cities) },
        { typeKeys: pickSome(types), cityKeys: pickSome(cities) },
      ].slice(pick(4)),
    })),
    minPrice: maybe(() => pick(600)),
    maxPrice: maybe(() => pick(1000)),
    ...perMinimum((name) =>
      (name === 'minArea' ? maybe : rarely)(
        () =>
          ({ count: 1 + pick(8), area: pick(100), year: 1890 + pick(150) })[findMinimum(name).unit],
      ),
    ),
    ...perMaximum((name) =>
      rarely(() => (maximums[name].minimum === 'minYear' ? 1890 + pick(150) : 1 + pick(100))),
    ),
    newSince: maybe(() => pick(20_000)),
    availableBy: rarely(() => pick(30_000)),
    ...perChoice((name) => maybe(() => pickSome(findChoice(name).values))),
    amenities: maybe(() => pickSome(amenities).slice(0, 2)),
    near: maybe(() => [
      { kind: 'stop' as const, metres: 50 + pick(1450) },
      ...(pick(2) === 0 ? [{ kind: 'park' as const, metres: 50 + pick(1450) }] : []),
    ]),
    within: maybe(() => Array.from({ length: 3 + pick(9) }, corner).flat()),
    box: maybe(() => {
      const [south, west] = [50 + pick(30) / 40, 4 + pick(30) / 40];
      return [south, west, south + pick(20) / 40, west + pick(20) / 40];
    }),
  };
}

describe('the columns', () => {
  test.each([1, 2, 3, 4])('FIND-6 FIND-12 count and list as a plain filter does (%d)', (seed) => {
    const random = createRandom(seed);
    const rows = buildRows(300, random);
    const searchIndex = buildSearchIndex(rows);
    let found = 0;
    for (let round = 0; round < 150; round += 1) {
      const filter = buildFilter(random);
      const plain = countPlainly(rows, filter);
      expect(countColumns(searchIndex, filter), JSON.stringify(filter)).toEqual(plain);
      const fitting = rows.filter((row) => fits(row, filter));
      const { all } = matchFilter(searchIndex, filter);
      for (const sort of SORTS) {
        const page = { offset: round % 3 === 0 ? 5 : 0, limit: 10 };
        const expected = [...fitting].sort(compare(sort)).map(({ id }) => id);
        expect(listPage(searchIndex[filter.goal], all, sort, page), sort).toEqual(
          expected.slice(page.offset, page.offset + page.limit),
        );
      }
      found += plain.total;
    }
    expect(found).toBeGreaterThan(500);
  });

  test.each([11, 12])('FIND-12 follow changes as if they were built anew (%d)', (seed) => {
    const random = createRandom(seed);
    let rows = buildRows(200, random);
    let searchIndex = buildSearchIndex(rows);
    for (let round = 0; round < 60; round += 1) {
      const ids = Array.from({ length: Math.floor(random() * 9) }, () => Math.ceil(random() * 230));
      const changed = [...new Set(ids)].map((id) =>
        random() < 0.3 ? buildGoneRow(id) : buildRow(id, random),
      );
      const gone = new Set(changed.map(({ id }) => id));
      rows = [...rows.filter(({ id }) => !gone.has(id)), ...changed];
      searchIndex = updateSearchIndex(searchIndex, changed);
      const filter = buildFilter(random);
      const plain = countPlainly(rows, filter);
      expect(countColumns(searchIndex, filter)).toMatchObject(plain);
      for (const sort of SORTS) {
        const listings = searchIndex[filter.goal];
        const page = { offset: 0, limit: 1000 };
        const expected = rows.filter((row) => fits(row, { ...NO_FILTER, goal: filter.goal }));
        expect(listPage(listings, listings.all, sort, page)).toEqual(
          expected.sort(compare(sort)).map(({ id }) => id),
        );
      }
    }
  });

  test('DETAIL-4 FORM-9 a price that is not published is found by every price and last in every order', () => {
    const random = createRandom(5);
    const rows = [null, 0, 500].map((price, index) => ({
      ...buildRow(index + 1, random),
      goal: 0,
      price,
    }));
    const searchIndex = buildSearchIndex(rows);
    const list = (bounds: Partial<ResolvedFilter>, sort: ColumnSort): number[] => {
      const { all } = matchFilter(searchIndex, { ...NO_FILTER, goal: 'sale', ...bounds });
      return listPage(searchIndex.sale, all, sort, { offset: 0, limit: 9 });
    };
    expect(list({ minPrice: 0 }, 'priceAsc')).toEqual([2, 3, 1]);
    expect(list({ minPrice: 600 }, 'priceAsc')).toEqual([1]);
    expect(list({ maxPrice: 100 }, 'priceAsc')).toEqual([2, 1]);
    expect(list({ maxPrice: 1e12 }, 'priceAsc')).toEqual([2, 3, 1]);
    expect(list({ minPrice: 2, maxPrice: 1 }, 'priceAsc')).toEqual([]);
    expect(list({}, 'priceAsc')).toEqual([2, 3, 1]);
    expect(list({}, 'priceDesc')).toEqual([3, 2, 1]);
  });

  test.each([0, 1, 31, 32, 33])('FIND-12 answer for %d listings', (count) => {
    const rows = buildRows(count, createRandom(7)).map((row) => ({ ...row, goal: 1 }));
    const searchIndex = buildSearchIndex(rows);
    expect(countColumns(searchIndex, { ...NO_FILTER, goal: 'rent' }).total).toBe(count);
    expect(countColumns(searchIndex, { ...NO_FILTER, goal: 'sale' }).total).toBe(0);
    expect(
      countColumns(updateSearchIndex(searchIndex, []), { ...NO_FILTER, goal: 'rent' }).total,
    ).toBe(count);
  });
});
