import type { Knex } from 'knex';
import type { FilterCounts } from './answer-cache';
import type { Goal } from './listing-facts';
import { ANY_TYPE, ROWS } from './read-model-tables';
import type { ResolvedFilter } from './resolved-filter';

/** The number of listings by goal, type key and city key. */
export type CountMatrix = Record<Goal, Map<string, Map<string, number>>>;

interface MatrixRow {
  goal: number;
  type_key: string;
  city_key: string;
  count: number | string;
}

/** Selects the matrix in one pass over an index. */
export function selectMatrix(connection: Knex): Knex.QueryBuilder {
  return connection(ROWS)
    .groupBy('goal', 'type_key', 'city_key')
    .select('goal', 'type_key', 'city_key')
    .count({ count: '*' });
}

/** Reads the matrix: it answers every question about goal, types and cities alone. */
export async function loadMatrix(connection: Knex): Promise<CountMatrix> {
  const matrix: CountMatrix = { sale: new Map(), rent: new Map() };
  for (const row of (await selectMatrix(connection)) as MatrixRow[]) {
    const types = matrix[row.goal === 0 ? 'sale' : 'rent'];
    const cities = types.get(row.type_key) ?? new Map<string, number>();
    cities.set(row.city_key, Number(row.count));
    types.set(row.type_key, cities);
  }
  return matrix;
}

/**
 * The counts of a filter that asks for nothing but a goal, at most one type, and cities; null for
 * any other, which the database has to count.
 */
export function countInMatrix(matrix: CountMatrix, filter: ResolvedFilter): FilterCounts | null {
  const { goal, typeKeys, cityKeys, ...rest } = filter;
  const asksMore = Object.values(rest).some((condition) => condition !== null);
  if (asksMore || (typeKeys !== null && typeKeys.length > 1)) return null;
  return countCells(matrix[goal], typeKeys === null ? ANY_TYPE : (typeKeys[0] ?? ''), cityKeys);
}

/** The counts of everything for sale, or for rent. */
export function countAll(matrix: CountMatrix, goal: Goal): FilterCounts {
  return countCells(matrix[goal], ANY_TYPE, null);
}

function countCells(
  cells: CountMatrix[Goal],
  typeKey: string,
  cityKeys: readonly string[] | null,
): FilterCounts {
  const types = new Map<string, number>();
  for (const [key, cities] of cells) {
    const count = sumCities(cities, cityKeys);
    if (count > 0) types.set(key, count);
  }
  return {
    total: types.get(typeKey) ?? 0,
    types,
    cities: cells.get(typeKey) ?? new Map<string, number>(),
  };
}

function sumCities(cities: ReadonlyMap<string, number>, keys: readonly string[] | null): number {
  let sum = 0;
  if (keys === null) for (const count of cities.values()) sum += count;
  else for (const key of keys) sum += cities.get(key) ?? 0;
  return sum;
}
