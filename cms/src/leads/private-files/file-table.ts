import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import type { Knex } from 'knex';

export type FilePurpose = 'cv' | 'picture' | 'owner';

/** A file that a visitor sent, or that staff share with an owner. Instants are milliseconds since 1970. */
export interface FileRow {
  id: number;
  /** What the site, leads and staff know it by: nobody can guess it. */
  file_id: string;
  purpose: FilePurpose;
  /** As the visitor called it, cleaned, with the ending of what it is. */
  name: string;
  mime: string;
  size: number;
  created_at: number;
  /**
   * The document id of the lead it came with; empty while it waits for one. Of a file for an owner
   * whose it is (`owners/documents/belongs-to.ts`).
   */
  lead: string;
  /** When a picture was brought to the media library; 0 before. */
  placed_at: number;
}

export const FILES = 'private_files';

/** A table and no content type: no editor, role or query ever meets it. */
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

/** Adds the files to the schema that Strapi keeps in the database. Call it while registering. */
export function addFileTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

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
