import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../database/add-tables';

export const TRASH = 'deleted_files';

/** How long a file can be brought back. */
export const keptDays = 30;

/** A file of the media library that was deleted, or its content before it was replaced. */
export interface TrashRow {
  id: number;
  /** Its number in the media library, which it gets again. */
  file_id: number;
  kind: 'deleted' | 'replaced';
  name: string;
  /** JSON: the row of the media library. */
  record: string;
  /** Milliseconds since 1970. */
  deleted_at: number;
  /** The number of the colleague; null when the CMS itself deleted it. */
  deleted_by: number | null;
  /** When its bytes were in the trash and nowhere else; 0 before. */
  kept_at: number;
}

/** A file as the provider stores it: an original or one of its variants. */
export interface StoredPart {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  url: string;
}

/** A row of the media library, with the folder it is in. */
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

/** Adds the trash to the schema that Strapi keeps in the database. */
export function addTrashTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** The row of the media library that was deleted. */
export function readRecord({ record }: TrashRow): LibraryRecord {
  return JSON.parse(record) as LibraryRecord;
}

/** The original and its variants. */
export function listParts({ formats, ...original }: LibraryRecord): StoredPart[] {
  return [original, ...Object.values(formats ?? {})];
}
