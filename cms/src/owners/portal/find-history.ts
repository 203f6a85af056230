import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { historyFieldNames, type HistoryFieldName } from '@agency/domain/history-fields';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { filterHistory, sortHistory, type StoredWords } from './filter-history';
import { findOwned } from './find-owned';
import { historyArguments } from './history-arguments';
import { historyTables, type HistoryTable } from './history-kinds';

const DEFAULT_ROWS = 25;

/** An entry of a history; a column that says nothing is null. */
export interface HistoryRow extends Record<HistoryFieldName, string | null> {
  id: string;
  date: Date;
  /** Http(s). */
  url: string | null;
}

export interface OwnerHistory {
  total: number;
  types: string[];
  states: string[];
  rows: HistoryRow[];
}

/**
 * A page of one of the three histories of a listing of the session's owner, filtered and sorted by
 * the database (OWN-5). Null when the session is over or the listing is not the owner's (OWN-2);
 * throws BAD_USER_INPUT for a filter, sort or page that is none.
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

/** What a column says, each once; an empty text is nothing to choose. */
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
