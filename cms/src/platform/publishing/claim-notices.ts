import type { Knex } from 'knex';
import { claimRows, postponeRow, type LeasedTable } from '../jobs/lease-rows';
import { NOTICES, type NoticeRow } from './notice-table';

/** However long a site was away: a page is at most five seconds older than its notice once it is back. */
export const longestNoticeDelayMs = 4000;

/** Short: what a killed process was sending is late by that. To be told twice does a site no harm. */
const table: LeasedTable = {
  name: NOTICES,
  due: 'next_attempt_at',
  leaseMs: 5000,
  longestDelayMs: longestNoticeDelayMs,
};
const mostRows = 200;
/** What no process gave up, for a site that is no longer configured, goes this much later. */
const purgeDelayMs = 24 * 3600 * 1000;

/** Takes the notices that a site is due, for this process alone. Empty when nothing is due. */
export function claimNotices(connection: Knex, target: string, now: number): Promise<NoticeRow[]> {
  return claimRows(connection, table, { target, settled_at: 0 }, { now, limit: mostRows });
}

/** They are done with. When the site had not taken them at first, others that wait are due at once. */
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

/** Gives one back, to be tried again later. */
export async function postponeNotice(
  connection: Knex,
  row: NoticeRow,
  nextAttempt: number,
): Promise<void> {
  await postponeRow(connection, table, row, nextAttempt);
}

/** Removes what was settled, or written, before that moment. */
export async function purgeNotices(connection: Knex, before: number): Promise<void> {
  await connection(NOTICES).where('settled_at', '>', 0).where('settled_at', '<', before).delete();
  await connection(NOTICES)
    .where('created_at', '<', before - purgeDelayMs)
    .delete();
}
