import type { Core } from '@strapi/strapi';
import { isRecord } from '../../platform/rules/is-record';
import { nameColleagues } from '../../platform/staff/colleagues';
import { findReaderLanguage, type ReaderState } from '../../platform/validation/reader-language';
import { readPart } from '../../platform/uploads/trash/trash-store';
import {
  keptDays,
  readRecord,
  TRASH,
  type TrashRow,
} from '../../platform/uploads/trash/trash-table';
import { readMainField } from '../labels/main-field';
import { VERSIONS, type VersionRow } from '../versions/version-table';
import { findFileUses, type FileUse, nameUses } from './find-uses';

export interface DeletedFile {
  id: number;
  kind: 'deleted' | 'replaced';
  name: string;
  mime: string;
  size: number;
  /** A `data:` URL; null if the file is not a picture. */
  preview: string | null;
  deletedAt: string;
  /** Date of its permanent deletion. */
  removedAt: string;
  /** Null if the CMS deleted it. */
  deletedBy: string | null;
  /** Documents that used it, in the reader's language; empty if none. */
  usedIn: string;
}

const dayMs = 24 * 3600 * 1000;
const mostFiles = 200;

/** Lists the trash, newest first. */
export async function listDeleted(strapi: Core.Strapi, state: ReaderState): Promise<DeletedFile[]> {
  const { connection } = strapi.db;
  const rows = (await connection(TRASH)
    .where('kept_at', '>', 0)
    .orderBy('deleted_at', 'desc')
    .limit(mostFiles)) as TrashRow[];
  const names = await nameColleagues(
    strapi,
    rows.map((row) => row.deleted_by),
  );
  const language = findReaderLanguage(state);
  const files: DeletedFile[] = [];
  for (const row of rows) {
    const record = readRecord(row);
    const uses =
      row.kind === 'replaced'
        ? await findFileUses(strapi, connection, record)
        : await findFormerUses(strapi, row);
    const thumbnail = record.formats?.thumbnail;
    const bytes = thumbnail ? await readPart(row, thumbnail) : null;
    files.push({
      id: row.id,
      kind: row.kind,
      name: row.name,
      mime: record.mime,
      size: record.sizeInBytes ?? Math.round(record.size * 1000),
      preview: bytes && `data:${thumbnail?.mime};base64,${bytes.toString('base64')}`,
      deletedAt: new Date(row.deleted_at).toISOString(),
      removedAt: new Date(Number(row.deleted_at) + keptDays * dayMs).toISOString(),
      deletedBy: row.deleted_by === null ? null : (names.get(row.deleted_by) ?? null),
      usedIn: nameUses(strapi, uses)[language],
    });
  }
  return files;
}

/** Finds documents with a kept version that showed the file. */
async function findFormerUses(strapi: Core.Strapi, row: TrashRow): Promise<FileUse[]> {
  const { hash } = readRecord(row);
  // Fields are described by the file name; rich texts contain a copy of the address.
  const name = JSON.stringify(row.name).slice(1, -1);
  const versions = (await strapi.db
    .connection(VERSIONS)
    .where('texts', 'like', `%${name}%`)
    .orWhere('content', 'like', `%/${hash}.%`)
    .orderBy('id', 'desc')
    .limit(50)
    .select('model', 'document_id', 'locale', 'content')) as VersionRow[];
  const uses = new Map<string, FileUse>();
  for (const { model, document_id: documentId, locale, content } of versions) {
    const data = JSON.parse(content) as Record<string, unknown>;
    if (!content.includes(`/${hash}.`) && !holds(data, row.file_id)) continue;
    const title = data[readMainField(strapi, model)];
    const use: FileUse = {
      type: model,
      documentId,
      name: typeof title === 'string' ? title : '',
      locale: locale || null,
      isDraft: false,
    };
    if (!uses.has(`${documentId} ${locale}`)) uses.set(`${documentId} ${locale}`, use);
  }
  return [...uses.values()];
}

/** Reports whether a version contains this number: with the file name, that identifies the file. */
function holds(value: unknown, fileId: number): boolean {
  if (value === fileId) return true;
  if (Array.isArray(value)) return value.some((part) => holds(part, fileId));
  return isRecord(value) && Object.values(value).some((part) => holds(part, fileId));
}
