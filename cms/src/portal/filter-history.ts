import type { Knex } from 'knex';
import { startOfDay } from '../inbox/start-of-day';
import { historyColumns, type HistoryFilter, type HistorySort } from './history-arguments';

const searched = historyColumns.filter((column) => column !== 'date');
const MOST_WORDS = 10;

/** Leaves of the entries those that the filter lets through: each word stands in some column. */
export function filterHistory(
  history: Knex.QueryBuilder,
  { text, type, state, from, to }: HistoryFilter,
): Knex.QueryBuilder {
  const words = (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  for (const word of words) void history.where((row) => matchWord(row, word));
  if (type) void history.where('entry.type', type);
  if (state) void history.where('entry.state', state);
  if (from) void history.where('entry.date', '>=', startOfDay(from, 0));
  if (to) void history.where('entry.date', '<', startOfDay(to, 1));
  return history;
}

function matchWord(row: Knex.QueryBuilder, word: string): void {
  const pattern = `%${word.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  for (const column of searched) {
    void row.orWhereRaw(`lower(??) like ? escape '!'`, [`entry.${column}`, pattern]);
  }
}

/** By a column in either direction, whatever it does not say last; then the newest first. */
export function sortHistory(
  history: Knex.QueryBuilder,
  { column, direction }: HistorySort,
): Knex.QueryBuilder {
  const name = `entry.${column}`;
  if (column === 'date') void history.orderBy(name, direction);
  else {
    // Empty and absent are the same to who reads: one database sorts absent first, the other last.
    void history.orderByRaw(`case when coalesce(??, '') = '' then 1 else 0 end`, [name]);
    void history.orderByRaw(`lower(??) ${direction}`, [name]);
  }
  return history.orderBy([
    { column: 'entry.date', order: 'desc' },
    { column: 'entry.id', order: 'desc' },
  ]);
}
