import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { listOldFiles, removePrivateFile } from './file-store';
import { FILES } from './file-table';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { attachWaitingPictures } from './attach-picture';

const dayMs = 24 * 3600 * 1000;
const mostRows = 500;

/**
 * Deletes the files of a lead: rows in the current transaction, bytes after its commit.
 * `removeOrphans` handles crashes in between.
 */
export async function removeLeadFiles(strapi: Core.Strapi, lead: string): Promise<void> {
  await removeFiles(strapi, (files) => files.where({ lead }));
}

export async function removeFiles(
  strapi: Core.Strapi,
  choose: (files: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const ids = (await choose(trx(FILES)).pluck('file_id')) as string[];
    if (ids.length === 0) return;
    await trx(FILES).whereIn('file_id', ids).delete();
    onCommit(() => {
      removeBytes(ids).catch((error: Error) => {
        strapi.log.warn(`Private files: one is removed later (${error.message})`);
      });
    });
  });
}

/**
 * Deletes files without a lead after a day, and unknown files on disk after a day. Returns the
 * number of files.
 */
export async function removeOrphans(strapi: Core.Strapi, now: number): Promise<number> {
  const { connection } = strapi.db;
  const before = now - dayMs;
  const waiting = connection(FILES).where({ lead: '' }).where('created_at', '<', before);
  const ids = (await waiting.limit(mostRows).pluck('file_id')) as string[];
  // A file that is being claimed stays: its row has a lead by then.
  await connection(FILES).whereIn('file_id', ids).where({ lead: '' }).delete();
  const old = await listOldFiles(before);
  const known = new Set(await listKnown(connection, old));
  const unknown = old.filter((id) => !known.has(id));
  await removeBytes(unknown);
  return unknown.length;
}

async function listKnown(connection: Knex, ids: readonly string[]): Promise<string[]> {
  const known: string[] = [];
  for (let start = 0; start < ids.length; start += mostRows) {
    const some = ids.slice(start, start + mostRows);
    known.push(
      ...((await connection(FILES).whereIn('file_id', some).pluck('file_id')) as string[]),
    );
  }
  return known;
}

async function removeBytes(ids: readonly string[]): Promise<void> {
  for (const id of ids) await removePrivateFile(id);
}

const EVERY_FIVE_MINUTES = '40 */5 * * * *';

/** Schedules the deletion of unclaimed files and the attachment of waiting pictures. */
export function scheduleFileCleanup(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'privateFiles',
    rule: EVERY_FIVE_MINUTES,
    title: 'Private files',
    run: async () => {
      await attachWaitingPictures(strapi, Date.now());
      const removed = await removeOrphans(strapi, Date.now());
      if (removed > 0) strapi.log.info(`Private files: ${removed} without a lead removed`);
    },
  });
}
