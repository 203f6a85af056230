import type { Knex } from 'knex';
import { buildPortfolio, updatePortfolio, type Portfolio } from './portfolio/portfolio';
import { ROWS } from './read-model-tables';
import { NOT_ON_OFFER, type SearchRow } from './search-row';

const COLUMNS: readonly (keyof SearchRow)[] = [
  ...(['id', 'goal', 'type_keys', 'similar_key', 'city_key', 'price', 'bedrooms'] as const),
  ...(['living_area', 'sort_area'] as const),
  ...(['energy_family', 'amenities', 'latitude', 'longitude', 'is_exact', 'listed_at'] as const),
];

/** Reads the whole portfolio. */
export async function loadPortfolio(connection: Knex): Promise<Portfolio> {
  const rows = (await connection(ROWS)
    .whereNot({ goal: NOT_ON_OFFER })
    .select(...COLUMNS)) as SearchRow[];
  return buildPortfolio(rows);
}

/** Brings a portfolio of an earlier version of the data up to date, by what was written since. */
export async function refreshPortfolio(
  connection: Knex,
  portfolio: Portfolio,
  version: number,
): Promise<Portfolio> {
  const changed = (await connection(ROWS)
    .where('version', '>', version)
    .select(...COLUMNS)) as SearchRow[];
  return updatePortfolio(portfolio, changed);
}
