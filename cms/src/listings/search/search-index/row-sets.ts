import { amenities, type Amenity } from '@agency/domain/amenities';
import { choiceFilters, findChoice, perChoice, type ChoiceFilter } from '@agency/domain/choices';
import { findMinimum, minimumFilters, type MinimumFilter } from '@agency/domain/minimums';
import type { Goal } from '@agency/domain/goals';
import { priceSteps } from '@agency/domain/price-steps';
import { nearKinds, nearMetres, type NearKind, type Near } from '@agency/domain/near-kinds';
import { addBit, createBits, type Bits } from './bit-set';
import type { SearchIndexKeys } from './keys';
import { NO_PRICE, type ListingColumns } from './listing-columns';
import { amenityBit } from '../search-row';

export const COUNTED_MINIMUMS = minimumFilters.filter((filter) => findMinimum(filter).hasFacet);

/** The rows of each counted value; for cities, which are ranges, their first rows. */
export interface RowSets {
  types: ReadonlyMap<string, Bits>;
  choices: Readonly<Record<ChoiceFilter, readonly Bits[]>>;
  amenities: Readonly<Record<Amenity, Bits>>;
  /** Within the default distance. */
  near: Readonly<Record<NearKind, Bits>>;
  /** Of the counted filters, by step. */
  minimums: ReadonlyMap<MinimumFilter, readonly Bits[]>;
  /** Published prices from each step of the goal to the next. */
  prices: readonly { from: number; rows: Bits }[];
  /** The first row of each city code, and the total number of rows at the end. */
  cityStarts: Uint32Array;
}

export function buildRowSets(columns: ListingColumns, keys: SearchIndexKeys, goal: Goal): RowSets {
  const size = columns.id.length;
  const create = (): Bits => createBits(size);
  const types = new Map<string, Bits>();
  const typeSets = keys.types.texts.map((text) =>
    listTypeKeys(text).map((webId) => {
      const bits = types.get(webId) ?? create();
      types.set(webId, bits);
      return bits;
    }),
  );
  const choices = perChoice((filter) => findChoice(filter).values.map(create));
  const chosenRows = choiceFilters.map((filter) => ({
    values: columns[filter],
    rows: choices[filter],
  }));
  const minimums = COUNTED_MINIMUMS.map((filter) => {
    const { steps } = findMinimum(filter);
    return { filter, steps, values: columns[filter], rows: steps.map(create) };
  });
  const prices = [0, ...priceSteps[goal]].map((from) => ({ from, rows: create() }));
  const amenitySets = amenities.map((name) => ({ name, bit: amenityBit(name), rows: create() }));
  for (let row = 0; row < size; row += 1) {
    for (const bits of typeSets[columns.types[row] ?? 0] ?? []) addBit(bits, row);
    for (const { values, rows } of chosenRows) {
      const chosen = rows[(values[row] ?? 0) - 1];
      if (chosen) addBit(chosen, row);
    }
    for (const { steps, values, rows } of minimums) {
      const value = values[row] ?? 0;
      for (let step = 0; value >= (steps[step] ?? Infinity); step += 1) {
        addBit(rows[step] ?? create(), row);
      }
    }
    const price = columns.price[row] ?? NO_PRICE;
    const step = prices.findLast(({ from }) => price >= from);
    if (step) addBit(step.rows, row);
    const has = columns.amenities[row] ?? 0;
    for (const { bit, rows } of amenitySets) if (has & bit) addBit(rows, row);
  }
  const cityStarts = findStarts(columns.city, keys.cities.texts.length);
  return {
    types,
    choices,
    amenities: Object.fromEntries(
      amenitySets.map(({ name, rows }) => [name, rows]),
    ) as RowSets['amenities'],
    near: Object.fromEntries(
      nearKinds.map((kind) => [kind, findNear(columns, { kind, metres: nearMetres[kind] })]),
    ) as RowSets['near'],
    minimums: new Map(minimums.map(({ filter, rows }) => [filter, rows])),
    prices,
    cityStarts,
  };
}

function listTypeKeys(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

function findStarts(city: Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const code of city) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < count; code += 1) {
    starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  }
  return starts;
}

const NEAR_NAMES = {
  stop: 'nearStop',
  station: 'nearStation',
  school: 'nearSchool',
  shop: 'nearShop',
  park: 'nearPark',
} as const;

/** Returns the rows with a place of this kind within the distance. */
export function findNear(columns: ListingColumns, { kind, metres }: Near): Bits {
  const column = columns[NEAR_NAMES[kind]];
  const bits = createBits(column.length);
  for (let row = 0; row < column.length; row += 1) {
    if ((column[row] ?? 0) <= metres) addBit(bits, row);
  }
  return bits;
}
