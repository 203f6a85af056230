import type { Knex } from 'knex';
import { FILES, type FilePurpose, type FileRow } from './file-table';

/** A file that still waits for its lead; null when there is none for this purpose. */
export async function findWaitingFile(
  trx: Knex,
  fileId: string,
  purpose: FilePurpose,
): Promise<FileRow | null> {
  const where = { file_id: fileId, purpose, lead: '' };
  return ((await trx(FILES).where(where).first()) as FileRow | undefined) ?? null;
}

/** Makes it the lead's; false when another lead was first. */
export async function claimFile(trx: Knex, fileId: string, lead: string): Promise<boolean> {
  return (await trx(FILES).where({ file_id: fileId, lead: '' }).update({ lead })) === 1;
}
