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
 * Writes changes of published content to the outbox, one row per site, in the caller's
 * transaction if there is one; the worker sends them after the commit.
 */
export async function recordChanges(
  strapi: Core.Strapi,
  changes: readonly Change[],
): Promise<void> {
  const merged = mergeChanges(changes);
  if (merged.length === 0) return;
  const now = Date.now();
  const waiting = { ...newWork, next_attempt_at: now, settled_at: 0 };
  // Shared by all processes of a site, so that a relayed notice is applied once.
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
