import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, optional, required, type Table } from '../platform/database/add-tables';

const STATES = 'feed_states';

/** One row per source with the state between runs. Times are milliseconds since 1970. */
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
  /** When it is read next; 0 for immediately. */
  due_at: number;
  /** A run was requested; also applies to a paused source. */
  asked: boolean;
  /** Start of the last completed run, and of the last full one. */
  since: number | null;
  full_at: number | null;
  confirmed: number;
}

export const freshState: SourceState = {
  due_at: 0,
  asked: false,
  since: null,
  full_at: null,
  confirmed: 0,
};

export function addStateTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

export async function readStates(connection: Knex): Promise<Map<string, SourceState>> {
  const rows = (await connection(STATES)) as (SourceState & { source: string })[];
  return new Map(rows.map(({ source, ...state }) => [source, readState(state)]));
}

/** Returns the state of a source; the initial one if none exists. */
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

/** SQLite returns 0 and 1 for booleans. */
function readState({ due_at, asked, since, full_at, confirmed }: SourceState): SourceState {
  return { due_at, asked: Boolean(asked), since, full_at, confirmed };
}
