import type { Knex } from 'knex';
import { whereFolded } from '../../platform/database/folded-text';
import { startOfDay } from '../../platform/rules/start-of-day';
import { historyColumns, type HistoryFilter, type HistorySort } from './history-arguments';

const searched = historyColumns
  .filter((column) => column !== 'date')
  .map((column) => `entry.${column}`);
const MOST_WORDS = 10;

/** Leaves of the entries those that the filter lets through: each word stands in some column. */
export function filterHistory(
  history: Knex.QueryBuilder,
  { text, type, state, from, to }: HistoryFilter,
): Knex.QueryBuilder {
  const words = (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  for (const word of words) whereFolded(history, searched, word);
  if (type) void history.where('entry.type', type);
  if (state) void history.where('entry.state', state);
  if (from) void history.where('entry.date', '>=', startOfDay(from, 0));
  if (to) void history.where('entry.date', '<', startOfDay(to, 1));
  return history;
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
    void history.orderByRaw(`fold_text(??) ${direction}`, [name]);
  }
  return history.orderBy([
    { column: 'entry.date', order: 'desc' },
    { column: 'entry.id', order: 'desc' },
  ]);
}
