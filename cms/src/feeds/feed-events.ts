import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runImport } from '../listings/import/import-snapshot';
import { addTables, id, required, type Table } from '../platform/database/add-tables';
import {
  claimRows,
  leasedColumns,
  newWork,
  postponeRow,
  type LeasedRow,
  type LeasedTable,
} from '../platform/jobs/lease-rows';
import { queues } from '../platform/metrics/queues';
import { retryDelay } from '../platform/jobs/retry-delay';
import { groupBy } from '../platform/rules/group-by';
import type { FeedEvent } from './feed-kind';
import type { AsideRecord } from './feed-status';
import { queueAddresses } from './report-addresses';
import { runEvent } from './run-source';
import { listSources, type Source } from './sources';

const AT_ONCE = 20;
const ATTEMPTS = 16;

export const EVENTS: LeasedTable = {
  name: 'feed_events',
  due: 'due_at',
  // The holder of the source's lease is the only one to work on its events: this is for a dead
  // process.
  leaseMs: 60_000,
  longestDelayMs: 3600_000,
};

/** Pushed events that are not processed yet. Times are milliseconds since 1970. */
const table: Table = {
  uid: 'feed::event',
  singularName: 'feed-event',
  tableName: EVENTS.name,
  attributes: {
    id: id(),
    source: required('string'),
    event: required('string'),
    record: required('string'),
    due_at: required('float'),
    ...leasedColumns,
  },
  indexes: [
    { name: 'feed_events_due_idx', columns: ['source', 'due_at'] },
    { name: 'feed_events_lease_idx', columns: ['lease'] },
  ],
};

/** Pushed records that repeatedly could not be read. */
const asideTable: Table = {
  uid: 'feed::aside',
  singularName: 'feed-aside',
  tableName: 'feed_aside',
  attributes: {
    id: id(),
    source: required('string'),
    event: required('string'),
    record: required('string'),
    reason: required('text'),
  },
  indexes: [{ name: 'feed_aside_uq', columns: ['source', 'record'], type: 'unique' }],
};

type EventRow = LeasedRow & { source: string; event: string; record: string };

export function addEventTable(strapi: Core.Strapi): void {
  addTables(strapi, [table, asideTable]);
  queues.add(strapi, { queue: 'feed-events', table: EVENTS.name, due: EVENTS.due });
}

export async function storeEvent(
  connection: Knex,
  source: string,
  { event, id: record }: FeedEvent,
  now: number,
): Promise<void> {
  await connection(EVENTS.name).insert({
    source,
    event: event.slice(0, 80),
    record: record.slice(0, 80),
    ...newWork,
    due_at: now,
  });
}

export async function countEvents(connection: Knex): Promise<Map<string, number>> {
  const rows = (await connection(EVENTS.name)
    .groupBy('source')
    .select('source')
    .count({ rows: '*' })) as unknown as { source: string; rows: number | string }[];
  return new Map(rows.map(({ source, rows: count }) => [source, Number(count)]));
}

export async function readAsideRecords(connection: Knex): Promise<Map<string, AsideRecord[]>> {
  const rows = (await connection(asideTable.tableName).orderBy('id')) as (AsideRecord & {
    source: string;
  })[];
  const groups = groupBy(rows, ({ source }) => source);
  return new Map(
    [...groups].map(([source, records]) => [
      source,
      records.map(({ record, event, reason }) => ({ record, event, reason })),
    ]),
  );
}

/** Queues a set-aside record again, or deletes it. */
export async function decideAsideRecord(
  connection: Knex,
  source: string,
  record: string,
  act: 'retry' | 'drop',
): Promise<void> {
  const rows = connection(asideTable.tableName).where({ source, record });
  const row = (await rows.clone().first()) as AsideRecord | undefined;
  if (!row) return;
  if (act === 'retry')
    await storeEvent(connection, source, { event: row.event, id: record }, Date.now());
  await rows.delete();
}

/** Processes some events of every enabled source. Returns whether there may be more. */
export async function workEvents(strapi: Core.Strapi, signal: AbortSignal): Promise<boolean> {
  const waiting = (await strapi.db
    .connection(EVENTS.name)
    .where('due_at', '<=', Date.now())
    .distinct('source')
    .pluck('source')) as string[];
  if (waiting.length === 0) return false;
  const sources = await listSources(strapi);
  let isMore = false;
  for (const source of sources) {
    if (!waiting.includes(source.key) || !source.enabled || source.paused) continue;
    const worked = await runImport(strapi, source.key, () => workSome(strapi, source, signal));
    if (worked === AT_ONCE) isMore = true;
  }
  return isMore && !signal.aborted;
}

async function workSome(strapi: Core.Strapi, source: Source, signal: AbortSignal): Promise<number> {
  const { connection } = strapi.db;
  const limits = { now: Date.now(), limit: AT_ONCE };
  const rows = await claimRows<EventRow>(connection, EVENTS, { source: source.key }, limits);
  // The current record is fetched from the source, so only the last event of each matters.
  const last = new Map(rows.map((row) => [row.record, row]));
  for (const row of last.values()) {
    if (signal.aborted) break;
    const { event, record } = row;
    const report = await runEvent(strapi, source, { event, id: record }, signal);
    if (report.outcome === 'done') await queueAddresses(connection, source, record);
    const isDone = report.outcome === 'done';
    if (isDone || row.attempts + 1 >= ATTEMPTS) {
      const aside = connection(asideTable.tableName);
      if (isDone) await aside.where({ source: source.key, record }).delete();
      else {
        const reason = report.message ?? report.outcome;
        const kept = { source: source.key, event, record, reason };
        await aside.insert(kept).onConflict(['source', 'record']).merge(['event', 'reason']);
      }
      const same = rows.filter((other) => other.record === record).map(({ id: number }) => number);
      await connection(EVENTS.name).whereIn('id', same).where({ lease: row.lease }).delete();
    } else {
      const delay = retryDelay(row.attempts + 1, EVENTS.longestDelayMs);
      for (const other of rows.filter((one) => one.record === record)) {
        await postponeRow(connection, EVENTS, other, Date.now() + delay);
      }
    }
  }
  return rows.length;
}
