import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { historyFieldNames, type HistoryFieldName } from '@agency/domain/history-fields';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findOwned } from './find-owned';
import {
  historyArguments,
  historyColumns,
  type HistoryFilter,
  type HistorySort,
} from './history-arguments';
import { historyTables, type HistoryTable } from './history-kinds';
import { foldWord } from '@agency/domain/fold-text';
import { whereFolded } from '../../platform/database/folded-text';
import { startOfDay } from '../../platform/rules/start-of-day';

const DEFAULT_ROWS = 25;

/** A history entry; empty columns are null. */
export interface HistoryRow extends Record<HistoryFieldName, string | null> {
  id: string;
  date: Date;
  url: string | null;
}

export interface OwnerHistory {
  total: number;
  types: string[];
  states: string[];
  rows: HistoryRow[];
}

/**
 * Returns a page of a history of the owner's listing, filtered and sorted by the database. Null
 * if the session has expired or the listing belongs to another owner; throws BAD_USER_INPUT for
 * an invalid filter, sort order or page.
 */
export async function findHistory(
  strapi: Core.Strapi,
  given: unknown,
): Promise<OwnerHistory | null> {
  const asked = parseArguments(historyArguments, given);
  const listing = await findOwned(strapi, asked.session, asked.listing);
  if (!listing) return null;
  const { connection } = strapi.db;
  const table = historyTables[asked.kind];
  const all = (): Knex.QueryBuilder => selectHistory(connection, table, listing.id);
  const stored = {
    type: await listChoices(all(), 'type'),
    state: await listChoices(all(), 'state'),
    source: asked.filter?.synonyms?.length ? await listChoices(all(), 'source') : [],
  };
  const filtered = (): Knex.QueryBuilder => filterHistory(all(), asked.filter ?? {}, stored);
  const size = asked.pageSize ?? DEFAULT_ROWS;
  const [counted] = (await filtered().count({ total: '*' })) as { total: number | string }[];
  const rows = (await sortHistory(filtered(), asked.sort ?? { column: 'date', direction: 'desc' })
    .offset(((asked.page ?? 1) - 1) * size)
    .limit(size)
    .select('entry.document_id', 'entry.date', ...historyFieldNames.map((name) => `entry.${name}`))
    .select(table.hasUrl ? 'entry.url' : connection.raw('null as url'))) as StoredRow[];
  return {
    total: Number(counted?.total),
    types: stored.type,
    states: stored.state,
    rows: rows.map(({ document_id: id, date, ...row }) => ({ ...row, id, date: new Date(date) })),
  };
}

type StoredRow = Omit<HistoryRow, 'id' | 'date'> & {
  document_id: string;
  date: number | string | Date;
};

function selectHistory(
  connection: Knex,
  { table, links, link }: HistoryTable,
  listingId: number,
): Knex.QueryBuilder {
  return connection(`${links} as link`)
    .join(`${table} as entry`, 'entry.id', `link.${link}`)
    .where({ 'link.listing_id': listingId });
}

async function listChoices(
  history: Knex.QueryBuilder,
  column: keyof StoredWords,
): Promise<string[]> {
  const rows = (await history
    .distinct({ choice: `entry.${column}` })
    .whereNot(`entry.${column}`, '')) as {
    choice: string | null;
  }[];
  const choices = rows.flatMap(({ choice }) => choice ?? []);
  return choices.sort((a, b) => a.localeCompare(b));
}

const searched = historyColumns
  .filter((column) => column !== 'date')
  .map((column) => `entry.${column}`);
const MOST_WORDS = 10;

/** Distinct values in columns that the site translates. */
type StoredWords = Readonly<Record<'type' | 'state' | 'source', readonly string[]>>;

/**
 * Filters entries: each word, or a translated value that matches it, must appear in some column.
 */
function filterHistory(
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

/** Sorts by a column in either direction with empty values last, then newest first. */
function sortHistory(
  history: Knex.QueryBuilder,
  { column, direction }: HistorySort,
): Knex.QueryBuilder {
  const name = `entry.${column}`;
  if (column === 'date') void history.orderBy(name, direction);
  else {
    // Treats empty and null alike; the databases sort null differently.
    void history.orderByRaw(`case when coalesce(??, '') = '' then 1 else 0 end`, [name]);
    void history.orderByRaw(`fold_text(??) ${direction}`, [name]);
  }
  return history.orderBy([
    { column: 'entry.date', order: 'desc' },
    { column: 'entry.id', order: 'desc' },
  ]);
}
