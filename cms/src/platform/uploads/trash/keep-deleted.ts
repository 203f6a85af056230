import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createRegistry } from '../../process/registry';
import { copyToTrash, moveToTrash, putBack, removeBytes, settleMoves } from './trash-store';
import { listParts, readRecord, TRASH, type LibraryRecord, type TrashRow } from './trash-table';

const fileUid = 'plugin::upload.file';

/** Throws a refusal if a matching file must be kept. */
export type DeletionCheck = (where: object) => Promise<void>;

/** Checks before files are deleted to the trash. Add to it while registering. */
export const deletionChecks = createRegistry<DeletionCheck>('deletion-checks');

/** The part of Strapi's upload service that deletes and replaces. */
export interface UploadService {
  remove(file: { id: number }): Promise<unknown>;
  replace(id: number | string, given: object, options?: object): Promise<unknown>;
}

interface FileEvent {
  action: string;
  model: { uid: string };
  params: { where?: object };
}

interface AdminRequest {
  state: { user?: { id: number } };
}

/**
 * Moves every deleted file of the media library to the trash, however its row is deleted, and
 * copies the content of every file before its replacement. Call it while registering.
 */
export function keepDeleted(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe(async (event) => {
    const { action, model, params } = event as FileEvent;
    if (model.uid !== fileUid) return;
    if (action === 'beforeDelete' || action === 'beforeDeleteMany') {
      const where = params.where ?? {};
      for (const check of deletionChecks.list(strapi)) await check(where);
      await keepRows(strapi, where);
    }
  });
  const uploads = strapi.plugin('upload').service('upload') as UploadService;
  // Strapi removes the bytes and then the row, outside any transaction.
  uploads.remove = async ({ id }) => {
    const media = await strapi.db.transaction(async ({ onCommit }) => {
      const row = (await strapi.db.query(fileUid).delete({ where: { id } })) as object | null;
      if (row) onCommit(() => void strapi.eventHub.emit('media.delete', { media: row }));
      return row;
    });
    await settleMoves();
    return media;
  };
  const { replace } = uploads;
  uploads.replace = async (id, given, options) => {
    const row = await copyReplaced(strapi, Number(id));
    if (!row) return replace(id, given, options);
    try {
      return await replace(id, given, options);
    } catch (error) {
      // Some of its files may have been overwritten.
      for (const part of listParts(readRecord(row))) await putBack(strapi, row, part);
      await strapi.db.connection(TRASH).where({ id: row.id }).delete();
      await removeBytes(row.id);
      throw error;
    }
  };
}

/** Adds trash rows in the deleting transaction; the bytes are moved after its commit. */
async function keepRows(strapi: Core.Strapi, where: object): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const populate = ['folder', 'createdBy'];
    const files = (await strapi.db.query(fileUid).findMany({ where, populate })) as LibraryRecord[];
    for (const file of files) {
      const row = await insertRow(strapi, trx, file, 'deleted');
      onCommit(() => {
        moveToTrash(strapi, row).catch((error: Error) => {
          strapi.log.warn(`Deleted files: one is moved later (${error.message})`);
        });
      });
    }
  });
}

/** Returns null if the file does not exist. */
async function copyReplaced(strapi: Core.Strapi, id: number): Promise<TrashRow | null> {
  const where = { id };
  const file = (await strapi.db.query(fileUid).findOne({ where })) as LibraryRecord | null;
  if (!file) return null;
  const { connection } = strapi.db;
  const row = await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
    insertRow(strapi, trx, file, 'replaced'),
  );
  await copyToTrash(strapi, row);
  await connection(TRASH).where({ id: row.id }).update({ kept_at: Date.now() });
  return row;
}

async function insertRow(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  file: LibraryRecord,
  kind: TrashRow['kind'],
): Promise<TrashRow> {
  const { folder, createdBy, ...columns } = file;
  const record: LibraryRecord = {
    ...columns,
    folder: folder ? { id: folder.id } : null,
    createdBy: createdBy ? { id: createdBy.id } : null,
  };
  const row: Omit<TrashRow, 'id'> = {
    file_id: file.id,
    kind,
    name: file.name,
    record: JSON.stringify(record),
    deleted_at: Date.now(),
    deleted_by: (strapi.requestContext.get() as AdminRequest | undefined)?.state.user?.id ?? null,
    kept_at: 0,
  };
  const [inserted] = (await trx(TRASH).insert(row).returning('id')) as { id: number }[];
  return { ...row, id: Number(inserted?.id) };
}
