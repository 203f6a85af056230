import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, optional, required, type Table } from '../platform/database/add-tables';
import { nameColleagues } from '../platform/staff/colleagues';
import type { FeedChange } from './feed-status';

const CHANGES = 'feed_changes';
const SHOWN = 20;

/** The log of who changed which feed; names of fields, never values. It outlives its feed. */
const table: Table = {
  uid: 'feed::change',
  singularName: 'feed-change',
  tableName: CHANGES,
  attributes: {
    id: id(),
    source: required('string'),
    at: required('float'),
    /** Id of the member of staff; null if a program did it. */
    staff: optional('integer'),
    act: required('string'),
    fields: required('text'),
  },
  indexes: [{ name: 'feed_changes_source_idx', columns: ['source', 'id'] }],
};

export function addChangeTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** Returns the id of the member of staff whose request this is; null for other requests. */
export function findActor(strapi: Core.Strapi): number | null {
  const state = strapi.requestContext.get()?.state as
    { user?: { id?: unknown }; userAbility?: unknown } | undefined;
  const staff = state?.userAbility ? state.user?.id : null;
  return typeof staff === 'number' ? staff : null;
}

export async function recordChange(
  connection: Knex,
  source: string,
  staff: number | null,
  { act, fields }: Pick<FeedChange, 'act' | 'fields'>,
): Promise<void> {
  const row = { source, at: Date.now(), staff, act, fields: JSON.stringify(fields) };
  await connection(CHANGES).insert(row);
}

/** Lists the latest changes of a feed, newest first. */
export async function listChanges(strapi: Core.Strapi, source: string): Promise<FeedChange[]> {
  const rows = (await strapi.db
    .connection(CHANGES)
    .where({ source })
    .orderBy('id', 'desc')
    .limit(SHOWN)) as {
    at: number | string;
    staff: number | null;
    act: FeedChange['act'];
    fields: string;
  }[];
  const names = await nameColleagues(
    strapi,
    rows.map(({ staff }) => staff),
  );
  return rows.map(({ at, staff, act, fields }) => ({
    at: new Date(Number(at)).toISOString(),
    by: staff === null ? null : (names.get(staff) ?? null),
    act,
    fields: JSON.parse(fields) as string[],
  }));
}
