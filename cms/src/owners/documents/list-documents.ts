import type { Core } from '@strapi/strapi';
import { FILES, type FileRow } from '../../leads/private-files/file-table';

/** A document that staff share with an owner. */
export interface SharedDocument {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  createdAt: Date;
}

/** The documents that belong to a listing and its owner, the newest first. */
export async function listDocuments({ db }: Core.Strapi, lead: string): Promise<SharedDocument[]> {
  const rows = (await db
    .connection(FILES)
    .where({ purpose: 'owner', lead })
    .orderBy('id', 'desc')) as FileRow[];
  return rows.map(({ file_id: id, name, size, created_at: at }) => {
    return { id, name, size, createdAt: new Date(Number(at)) };
  });
}
