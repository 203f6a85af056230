import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { listingAddress } from '../listings/mails/mail-listing';
import { addTables, id, optional, required, type Table } from '../platform/database/add-tables';
import {
  claimRows,
  leasedColumns,
  newWork,
  type LeasedRow,
  type LeasedTable,
} from '../platform/jobs/lease-rows';
import { findAgency } from '../platform/mail/agency';
import { findKind } from './find-kind';
import { openConnection } from './open-connection';
import { loadSecrets } from './secrets/load-secrets';
import { listSources, type Source } from './sources';
import { workRow } from './work-row';

const AT_ONCE = 20;
const SENDING_MS = 60_000;

const ADDRESSES: LeasedTable = {
  name: 'feed_addresses',
  due: 'due_at',
  leaseMs: 3 * 60_000,
  longestDelayMs: 2 * 3600_000,
};

/** One row per listing whose URL is reported to the source: waiting, reported or failed. */
const table: Table = {
  uid: 'feed::address',
  singularName: 'feed-address',
  tableName: ADDRESSES.name,
  attributes: {
    id: id(),
    source: required('string'),
    record: required('string'),
    state: required('string'),
    due_at: required('float'),
    ...leasedColumns,
    last_error: optional('text'),
  },
  indexes: [
    { name: 'feed_addresses_uq', columns: ['source', 'record'], type: 'unique' },
    { name: 'feed_addresses_due_idx', columns: ['source', 'state', 'due_at'] },
    { name: 'feed_addresses_lease_idx', columns: ['lease'] },
  ],
};

export function addAddressTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/**
 * Queues listings of a source on offer whose URL was not reported. Withdrawn ones are removed
 * from the queue, so that they are reported again when they return. `pushed`: considers only
 * that record, and retries it after a failure.
 */
export async function queueAddresses(
  connection: Knex,
  { key: source, kind }: Source,
  pushed?: string,
): Promise<void> {
  if (!findKind(kind)?.reportAddress) return;
  const rows = () => only(connection(ADDRESSES.name).where({ source }), 'record');
  const active = () =>
    only(connection('listings').where({ source, state: 'active' }), 'external_id').whereNotNull(
      'external_id',
    );
  await rows().whereNotIn('record', active().select('external_id')).delete();
  const work = { ...newWork, state: 'waiting', due_at: Date.now() };
  if (pushed !== undefined) await rows().where({ state: 'failed' }).update(work);
  const fresh = await active()
    .whereNotIn('external_id', rows().select('record'))
    .pluck('external_id');
  for (const record of fresh as string[]) {
    const row = { source, record, ...work };
    await connection(ADDRESSES.name).insert(row).onConflict(['source', 'record']).ignore();
  }

  /** Limits the query to the pushed record, if there is one. */
  function only(query: Knex.QueryBuilder, column: string): Knex.QueryBuilder {
    return pushed === undefined ? query : query.where(column, pushed);
  }
}

export async function listRefusedAddresses(
  connection: Knex,
): Promise<Map<string, { count: number; reason: string | null }>> {
  const rows = (await connection(ADDRESSES.name)
    .where({ state: 'failed' })
    .groupBy('source')
    .select('source')
    .count({ rows: '*' })
    .max({ reason: 'last_error' })) as unknown as {
    source: string;
    rows: number | string;
    reason: string | null;
  }[];
  return new Map(rows.map(({ source, rows: n, reason }) => [source, { count: Number(n), reason }]));
}

/** Reports some URLs to every enabled source that wants them. Returns whether there may be more. */
export async function reportAddresses(strapi: Core.Strapi, signal: AbortSignal): Promise<boolean> {
  let isMore = false;
  for (const source of await listSources(strapi)) {
    if (!source.enabled || source.paused || !findKind(source.kind)?.reportAddress) continue;
    const waiting = { source: source.key, state: 'waiting' };
    const limits = { now: Date.now(), limit: AT_ONCE };
    const rows = await claimRows<Row>(strapi.db.connection, ADDRESSES, waiting, limits);
    for (const row of rows) {
      // Claimed rows that are not reported are released when the lease expires.
      if (signal.aborted) return false;
      await workRow(strapi, ADDRESSES, row, source, () => report(strapi, source, row, signal));
    }
    if (rows.length === AT_ONCE) isMore = true;
  }
  return isMore;
}

type Row = LeasedRow & { record: string };

async function report(
  strapi: Core.Strapi,
  source: Source,
  { record: externalId }: Row,
  stopping: AbortSignal,
): Promise<Readonly<Record<string, unknown>> | null> {
  const listing = (await strapi.db
    .connection('listings')
    .where({ source: source.key, external_id: externalId, state: 'active' })
    .first('reference')) as { reference: string } | undefined;
  const kind = findKind(source.kind);
  if (!listing || !kind?.reportAddress) return null;
  const { language } = await findAgency(strapi, 'nl');
  const url = listingAddress(listing.reference, language);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(SENDING_MS)]);
  const secrets = await loadSecrets(strapi.db.connection, source.key, kind);
  const connection = openConnection(source, kind, secrets, { signal, now: new Date() });
  await kind.reportAddress(connection, { externalId, url });
  return { state: 'reported' };
}
