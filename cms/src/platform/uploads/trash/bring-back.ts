import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { refuse, refuseMissing } from '../../validation/refusal';
import { addWaiting } from '../waiting-pictures';
import type { UploadService } from './keep-deleted';
import { moveToTrash, putBack, readPart, removeBytes } from './trash-store';
import { readRecord, TRASH, type LibraryRecord, type TrashRow } from './trash-table';

const fileUid = 'plugin::upload.file';

/**
 * Restores a deleted file with its id and address, in its folder if that exists; or the previous
 * content of a replaced file, which replaces the current one.
 */
export async function bringBack(strapi: Core.Strapi, trashId: number): Promise<void> {
  const row = await findRow(strapi.db.connection, trashId);
  await (row.kind === 'deleted' ? bringFile(strapi, row) : bringContent(strapi, row));
  await removeBytes(row.id);
}

export async function removeForGood(strapi: Core.Strapi, trashId: number): Promise<void> {
  const row = await findRow(strapi.db.connection, trashId);
  await strapi.db.connection(TRASH).where({ id: row.id }).delete();
  await removeBytes(row.id);
}

/**
 * Permanently deletes a file from the media library with all of its previous contents, bypassing
 * the trash: for erased data. Call it outside a transaction.
 */
export async function deleteForGood(strapi: Core.Strapi, fileId: number): Promise<void> {
  const uploads = strapi.plugin('upload').service('upload') as UploadService;
  await uploads.remove({ id: fileId });
  await purge(strapi, (rows) => rows.where({ file_id: fileId }));
}

export async function purge(
  strapi: Core.Strapi,
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  const { connection } = strapi.db;
  for (const row of (await choose(connection(TRASH))) as TrashRow[]) {
    if (row.kind === 'deleted') await moveToTrash(strapi, row);
    await connection(TRASH).where({ id: row.id }).delete();
    await removeBytes(row.id);
  }
}

async function findRow(connection: Knex, id: number): Promise<TrashRow> {
  const row = (await connection(TRASH).where({ id }).first()) as TrashRow | undefined;
  if (!row) throw refuseMissing('gone.deletedFile');
  if (Number(row.kept_at) === 0) throw refuse('deletedFile.busy');
  return row;
}

async function bringFile(strapi: Core.Strapi, row: TrashRow): Promise<void> {
  const { folder, createdBy, formats, ...original } = readRecord(row);
  // Bytes first: after a crash the file is still in the trash.
  if (!(await putBack(strapi, row, original))) throw refuseMissing('gone.deletedFile');
  const kept = await putVariantsBack(strapi, row, formats);
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const taken = await trx(TRASH).where({ id: row.id }).delete();
    if (taken !== 1) throw refuseMissing('gone.deletedFile');
    const where = { id: folder?.id ?? 0 };
    const home = (await strapi.db.query('plugin::upload.folder').findOne({ where })) as {
      id: number;
      path: string;
    } | null;
    const creator: unknown = createdBy && (await trx('admin_users').where(createdBy).first('id'));
    const data = {
      ...original,
      formats: kept,
      folder: home?.id ?? null,
      folderPath: home?.path ?? '/',
      createdBy: creator ? createdBy?.id : null,
    };
    await strapi.db.query(fileUid).create({ data: data });
    if (!kept && original.mime.startsWith('image/')) await addWaiting(trx, row.file_id, true);
  });
}

/** Returns the `formats`; null if a variant is missing, so that they are made again. */
async function putVariantsBack(
  strapi: Core.Strapi,
  row: TrashRow,
  formats: LibraryRecord['formats'],
): Promise<LibraryRecord['formats']> {
  for (const part of Object.values(formats ?? {})) {
    if (!(await putBack(strapi, row, part))) return null;
  }
  return formats;
}

async function bringContent(strapi: Core.Strapi, row: TrashRow): Promise<void> {
  const record = readRecord(row);
  const bytes = await readPart(row, record);
  if (!bytes) throw refuseMissing('gone.deletedFile');
  const { name, ext, mime } = record;
  const where = { id: row.file_id };
  if ((await strapi.db.query(fileUid).count({ where })) === 0) {
    throw refuse('deletedFile.replacedGone', { name });
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bring-back-'));
  try {
    const filepath = path.join(folder, `content${ext}`);
    await writeFile(filepath, bytes);
    const originalFilename = `content${ext}`;
    const file = { filepath, originalFilename, mimetype: mime, size: bytes.length };
    const uploads = strapi.plugin('upload').service('upload') as UploadService;
    const user = (strapi.requestContext.get()?.state as { user?: object } | undefined)?.user;
    await uploads.replace(row.file_id, { data: { fileInfo: { name } }, file }, { user });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await strapi.db.connection(TRASH).where({ id: row.id }).delete();
}
