import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import type { Knex } from 'knex';

/** `mail`: an attachment of a received mail, or the mail itself. */
export type FilePurpose = 'cv' | 'picture' | 'owner' | 'mail';

/**
 * A file of a visitor, or one that staff share with an owner. Times are milliseconds since 1970.
 */
export interface FileRow {
  id: number;
  /** Unguessable id. */
  file_id: string;
  purpose: FilePurpose;
  /** The visitor's file name, sanitized, with the extension of its type. */
  name: string;
  mime: string;
  size: number;
  created_at: number;
  /**
   * Document id of its lead; empty while waiting for one. For an owner's file, see
   * `owners/documents/belongs-to.ts`.
   */
  lead: string;
  /** When a picture was copied to the media library; 0 before. */
  placed_at: number;
}

export const FILES = 'private_files';

/**
 * A plain table instead of a content type, so that it is not exposed in the admin or in queries.
 */
const table: Table = {
  uid: 'private-files::file',
  singularName: 'private-file',
  tableName: FILES,
  attributes: {
    id: id(),
    file_id: required('string'),
    purpose: required('string'),
    name: required('string'),
    mime: required('string'),
    size: required('integer'),
    created_at: required('float'),
    lead: required('string'),
    placed_at: required('float'),
  },
  indexes: [
    { name: 'private_files_id_uq', columns: ['file_id'], type: 'unique' },
    { name: 'private_files_lead', columns: ['lead', 'created_at'] },
  ],
};

export function addFileTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** Returns a file that waits for its lead; null if none exists for this purpose. */
export async function findWaitingFile(
  trx: Knex,
  fileId: string,
  purpose: FilePurpose,
): Promise<FileRow | null> {
  const where = { file_id: fileId, purpose, lead: '' };
  return ((await trx(FILES).where(where).first()) as FileRow | undefined) ?? null;
}

/** Assigns a file to a lead; false if another lead has claimed it. */
export async function claimFile(trx: Knex, fileId: string, lead: string): Promise<boolean> {
  return (await trx(FILES).where({ file_id: fileId, lead: '' }).update({ lead })) === 1;
}
