import type { Knex } from 'knex';
import { buildSearchIndex, updateSearchIndex, type SearchIndex } from './search-index/search-index';
import { ROWS } from './read-model-tables';
import { NOT_ON_OFFER, searchColumns, type SearchRow } from './search-row';

const COLUMNS = ['id', ...Object.keys(searchColumns)];

/** Reads the whole search index. */
export async function loadSearchIndex(connection: Knex): Promise<SearchIndex> {
  const rows = (await connection(ROWS)
    .whereNot({ goal: NOT_ON_OFFER })
    .select(...COLUMNS)) as SearchRow[];
  return buildSearchIndex(rows);
}

/** Brings a search index of an earlier version of the data up to date, by what was written since. */
export async function refreshSearchIndex(
  connection: Knex,
  searchIndex: SearchIndex,
  version: number,
): Promise<SearchIndex> {
  const changed = (await connection(ROWS)
    .where('version', '>', version)
    .select(...COLUMNS)) as SearchRow[];
  return updateSearchIndex(searchIndex, changed);
}
