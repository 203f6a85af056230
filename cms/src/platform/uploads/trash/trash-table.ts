import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../database/add-tables';

export const TRASH = 'deleted_files';

export const keptDays = 30;

/** A deleted file of the media library, or its previous content. */
export interface TrashRow {
  id: number;
  /** Its id in the media library, which it gets again. */
  file_id: number;
  kind: 'deleted' | 'replaced';
  name: string;
  /** JSON of the media library's row. */
  record: string;
  deleted_at: number;
  /** Id of the staff member; null if the CMS deleted it. */
  deleted_by: number | null;
  /** Time when its bytes were only in the trash; 0 before. */
  kept_at: number;
}

export interface StoredPart {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  url: string;
}

/** A row of the media library, with its folder. */
export interface LibraryRecord extends StoredPart {
  id: number;
  sizeInBytes?: number | null;
  size: number;
  provider: string;
  formats: Record<string, StoredPart> | null;
  folder?: { id: number } | null;
  createdBy?: { id: number } | null;
}

const table: Table = {
  uid: 'uploads::deleted-file',
  singularName: 'deleted-file',
  tableName: TRASH,
  attributes: {
    id: id(),
    file_id: required('integer'),
    kind: required('string'),
    name: required('text'),
    record: required('text'),
    deleted_at: required('float'),
    deleted_by: optional('integer'),
    kept_at: required('float'),
  },
  indexes: [
    { name: 'deleted_files_file', columns: ['file_id'] },
    { name: 'deleted_files_date', columns: ['deleted_at'] },
  ],
};

export function addTrashTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

export function readRecord({ record }: TrashRow): LibraryRecord {
  return JSON.parse(record) as LibraryRecord;
}

export function listParts({ formats, ...original }: LibraryRecord): StoredPart[] {
  return [original, ...Object.values(formats ?? {})];
}
