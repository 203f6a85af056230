import type { Knex } from 'knex';
import { claimRows, postponeRow, type LeasedTable } from '../jobs/lease-rows';
import { NOTICES, type NoticeRow } from './notice-table';

/**
 * Keeps the retry interval short: after an outage of the site, pages are updated within five
 * seconds.
 */
export const longestNoticeDelayMs = 4000;

/** A short lease limits the delay after a killed process. Receiving a notice twice is harmless. */
const table: LeasedTable = {
  name: NOTICES,
  due: 'next_attempt_at',
  leaseMs: 5000,
  longestDelayMs: longestNoticeDelayMs,
};
const mostRows = 200;
/** Notices for a site that is no longer configured are deleted this much later. */
const purgeDelayMs = 24 * 3600 * 1000;

/** Claims the notices due for a site, for this process only. Empty when nothing is due. */
export function claimNotices(connection: Knex, target: string, now: number): Promise<NoticeRow[]> {
  return claimRows(connection, table, { target, settled_at: 0 }, { now, limit: mostRows });
}

/**
 * Marks notices as delivered. If the site had refused them before, other waiting ones become
 * due.
 */
export async function completeNotices(
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

export async function postponeNotice(
  connection: Knex,
  row: NoticeRow,
  nextAttempt: number,
): Promise<void> {
  await postponeRow(connection, table, row, nextAttempt);
}

/** Deletes notices that were settled, or created, before that time. */
export async function purgeNotices(connection: Knex, before: number): Promise<void> {
  await connection(NOTICES).where('settled_at', '>', 0).where('settled_at', '<', before).delete();
  await connection(NOTICES)
    .where('created_at', '<', before - purgeDelayMs)
    .delete();
}
