import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { scheduleJob } from '../../jobs/schedule-job';
import { listOldFolders, moveToTrash, removeBytes } from './trash-store';
import { keptDays, TRASH, type TrashRow } from './trash-table';

const EVERY_TEN_MINUTES = '25 */10 * * * *';
const dayMs = 24 * 3600 * 1000;
const mostRows = 500;

/** Schedules deletion of trash older than 30 days, and completes moves interrupted by a crash. */
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

/** Completes moves of files whose row was deleted when the CMS stopped. */
export async function finishMoves(strapi: Core.Strapi): Promise<void> {
  const waiting = strapi.db.connection(TRASH).where({ kind: 'deleted', kept_at: 0 });
  for (const row of (await waiting.limit(mostRows)) as TrashRow[]) await moveToTrash(strapi, row);
}

export async function emptyTrash(strapi: Core.Strapi, now: number): Promise<number> {
  const { connection } = strapi.db;
  const old = connection(TRASH).where('deleted_at', '<', now - keptDays * dayMs);
  const ids = (await old.where('kept_at', '>', 0).limit(mostRows).pluck('id')) as number[];
  await connection(TRASH).whereIn('id', ids).delete();
  for (const id of ids) await removeBytes(id);
  await removeUnknown(connection, now);
  return ids.length;
}

async function removeUnknown(connection: Knex, now: number): Promise<void> {
  for (const id of await listOldFolders(now)) {
    const row: unknown = await connection(TRASH).where({ id }).first('id');
    if (row === undefined) await removeBytes(id);
  }
}
