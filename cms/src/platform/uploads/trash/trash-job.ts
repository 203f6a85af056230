import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { scheduleJob } from '../../jobs/schedule-job';
import { listOldFolders, moveToTrash, removeBytes } from './trash-store';
import { keptDays, TRASH, type TrashRow } from './trash-table';

const EVERY_TEN_MINUTES = '25 */10 * * * *';
const dayMs = 24 * 3600 * 1000;
const mostRows = 500;

/** Empties the trash of what was deleted 30 days ago, and moves there what a crash left behind. */
export function scheduleTrash(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'deletedFiles',
    rule: EVERY_TEN_MINUTES,
    title: 'Deleted files',
    run: async () => {
      await finishMoves(strapi);
      const removed = await emptyTrash(strapi, Date.now());
      if (removed > 0) strapi.log.info(`Deleted files: ${removed} removed for good`);
    },
  });
}

/** Moves the bytes of files whose row was deleted when the CMS ended. */
export async function finishMoves(strapi: Core.Strapi): Promise<void> {
  const waiting = strapi.db.connection(TRASH).where({ kind: 'deleted', kept_at: 0 });
  for (const row of (await waiting.limit(mostRows)) as TrashRow[]) await moveToTrash(strapi, row);
}

/** Removes for good what was deleted more than 30 days ago; returns how many files. */
export async function emptyTrash(strapi: Core.Strapi, now: number): Promise<number> {
  const { connection } = strapi.db;
  const old = connection(TRASH).where('deleted_at', '<', now - keptDays * dayMs);
  const ids = (await old.where('kept_at', '>', 0).limit(mostRows).pluck('id')) as number[];
  await connection(TRASH).whereIn('id', ids).delete();
  for (const id of ids) await removeBytes(id);
  await removeUnknown(connection, now);
  return ids.length;
}

/** Bytes that no row knows: those of a restore or a removal that a crash broke off. */
async function removeUnknown(connection: Knex, now: number): Promise<void> {
  for (const id of await listOldFolders(now)) {
    const row: unknown = await connection(TRASH).where({ id }).first('id');
    if (row === undefined) await removeBytes(id);
  }
}
