import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { insertRows } from '../database/bulk-write';
import { newWork } from '../jobs/lease-rows';
import { mergeChanges, type Change } from './change';
import { NOTICES } from './notice-table';
import { noticeWorker } from './notice-worker';

interface Transaction {
  trx: Knex.Transaction;
  onCommit(callback: () => void): void;
}

/**
 * Writes to the outbox what published content has changed, a row per site, in the caller's
 * transaction when there is one; the worker sends it as soon as that is committed.
 */
export async function recordChanges(
  strapi: Core.Strapi,
  changes: readonly Change[],
): Promise<void> {
  const merged = mergeChanges(changes);
  if (merged.length === 0) return;
  const now = Date.now();
  const waiting = { ...newWork, next_attempt_at: now, settled_at: 0 };
  // The same for every process of a site: one that hears of it from another as well takes it once.
  const noticeId = randomUUID();
  const rows = strapi.config.get<string[]>('publish.targets').map((target) => ({
    notice_id: noticeId,
    target,
    changes: JSON.stringify(merged),
    created_at: now,
    ...waiting,
  }));
  await strapi.db.transaction(async ({ trx, onCommit }: Transaction) => {
    await insertRows(trx, NOTICES, rows);
    onCommit(() => noticeWorker.wake(strapi));
  });
}
