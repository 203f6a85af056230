import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, optional, required, type Table } from '../platform/database/add-tables';

const STATES = 'feed_states';

/** One row per source: what runs leave for the next. Instants are milliseconds since 1970. */
const table: Table = {
  uid: 'feed::state',
  singularName: 'feed-state',
  tableName: STATES,
  attributes: {
    id: id(),
    source: required('string'),
    due_at: required('float'),
    asked: required('boolean'),
    since: optional('float'),
    full_at: optional('float'),
    confirmed: required('integer'),
  },
  indexes: [{ name: 'feed_states_source_uq', columns: ['source'], type: 'unique' }],
};

export interface SourceState {
  /** When it is to be read next; 0 at once. */
  due_at: number;
  /** Somebody asked for a run, also of a source that is paused. */
  asked: boolean;
  /** When the last run that was written began, and the last one that read everything. */
  since: number | null;
  full_at: number | null;
  /** So many withdrawals an administrator confirmed for the next run. */
  confirmed: number;
}

/** That of a source that was never read. */
export const freshState: SourceState = {
  due_at: 0,
  asked: false,
  since: null,
  full_at: null,
  confirmed: 0,
};

/** Call it while registering. */
export function addStateTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** The states of all sources that have one, by key. */
export async function readStates(connection: Knex): Promise<Map<string, SourceState>> {
  const rows = (await connection(STATES)) as (SourceState & { source: string })[];
  return new Map(rows.map(({ source, ...state }) => [source, readState(state)]));
}

/** The state of a source; that of a new one where there is none. */
export async function findState(connection: Knex, source: string): Promise<SourceState> {
  const row = (await connection(STATES).where({ source }).first()) as SourceState | undefined;
  return row ? readState(row) : freshState;
}

export async function writeState(
  connection: Knex,
  source: string,
  change: Partial<SourceState>,
): Promise<void> {
  const row = { source, ...freshState, ...change };
  await connection(STATES).insert(row).onConflict('source').merge(Object.keys(change));
}

/** SQLite gives 0 and 1. */
function readState({ due_at, asked, since, full_at, confirmed }: SourceState): SourceState {
  return { due_at, asked: Boolean(asked), since, full_at, confirmed };
}
