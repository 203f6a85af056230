import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { NOTICES, type NoticeRow } from './notice-table';

/** How long a process may take to send what it claimed before another one may. */
const leaseMs = 60_000;
const mostRows = 200;
/** What no process gave up, for a site that is no longer configured, goes this much later. */
const purgeDelayMs = 24 * 3600 * 1000;

/**
 * Takes the notices that a site is due, for this process alone: of several that try at the same
 * time the database lets one win each row. Empty when nothing is due.
 */
export async function claimNotices(
  connection: Knex,
  target: string,
  now: number,
): Promise<NoticeRow[]> {
  const isFree = (rows: Knex.QueryBuilder) =>
    rows.where({ target, settled_at: 0 }).where('leased_until', '<', now);
  const due = (await isFree(connection(NOTICES))
    .where('next_attempt_at', '<=', now)
    .orderBy('id')
    .limit(mostRows)
    .pluck('id')) as number[];
  if (due.length === 0) return [];
  const lease = randomUUID();
  await isFree(connection(NOTICES))
    .whereIn('id', due)
    .update({ lease, leased_until: now + leaseMs });
  return (await connection(NOTICES).where({ lease }).orderBy('id')) as NoticeRow[];
}

/** They are done with. When the site had not taken them at first, others that wait are due at once. */
export async function settleNotices(
  connection: Knex,
  rows: readonly NoticeRow[],
  now: number,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await connection(NOTICES).whereIn('id', ids).update({ settled_at: now, lease: '' });
  const [row] = rows.filter(({ attempts }) => attempts > 0);
  if (row === undefined) return;
  const { target } = row;
  await connection(NOTICES).where({ settled_at: 0, target }).update({ next_attempt_at: now });
}

/** Gives one back, to be tried again later. */
export async function postponeNotice(
  connection: Knex,
  { id, attempts }: NoticeRow,
  nextAttempt: number,
): Promise<void> {
  const tried = { attempts: attempts + 1, next_attempt_at: nextAttempt };
  await connection(NOTICES)
    .where({ id })
    .update({ ...tried, lease: '', leased_until: 0 });
}

/** Removes what was settled, or written, before that moment. */
export async function purgeNotices(connection: Knex, before: number): Promise<void> {
  await connection(NOTICES).where('settled_at', '>', 0).where('settled_at', '<', before).delete();
  await connection(NOTICES)
    .where('created_at', '<', before - purgeDelayMs)
    .delete();
}
