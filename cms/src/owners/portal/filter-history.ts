import type { Knex } from 'knex';
import { foldWord } from '@agency/domain/fold-word';
import { whereFolded } from '../../platform/database/folded-text';
import { startOfDay } from '../../platform/rules/start-of-day';
import { historyColumns, type HistoryFilter, type HistorySort } from './history-arguments';

const searched = historyColumns
  .filter((column) => column !== 'date')
  .map((column) => `entry.${column}`);
const MOST_WORDS = 10;

/** What the entries of a history say in the columns that an owner reads translated, each once. */
export type StoredWords = Readonly<Record<'type' | 'state' | 'source', readonly string[]>>;

/**
 * Leaves of the entries those that the filter lets through: each word, or what it is written like
 * elsewhere, stands in some column.
 */
export function filterHistory(
  history: Knex.QueryBuilder,
  { text, synonyms, type, state, from, to }: HistoryFilter,
  stored: StoredWords,
): Knex.QueryBuilder {
  const words = (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  for (const word of words) {
    const {
      types = [],
      states = [],
      sources = [],
    } = synonyms?.find((known) => known.word === word) ?? {};
    void history.where((row) => {
      whereFolded(row, searched, word)
        .orWhereIn('entry.type', findSpelt(stored.type, types))
        .orWhereIn('entry.state', findSpelt(stored.state, states))
        .orWhereIn('entry.source', findSpelt(stored.source, sources));
    });
  }
  if (type?.some(Boolean)) void history.whereIn('entry.type', findSpelt(stored.type, type));
  if (state?.some(Boolean)) void history.whereIn('entry.state', findSpelt(stored.state, state));
  if (from) void history.where('entry.date', '>=', startOfDay(from, 0));
  if (to) void history.where('entry.date', '<', startOfDay(to, 1));
  return history;
}

function findSpelt(stored: readonly string[], spellings: readonly string[]): string[] {
  const folded = new Set(spellings.map(foldWord));
  return stored.filter((word) => folded.has(foldWord(word)));
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
