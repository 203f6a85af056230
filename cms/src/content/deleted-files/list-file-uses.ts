import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { findReaderLanguage, type ReaderState } from '../../platform/validation/reader-language';
import { findFileUses, nameUses } from './find-uses';

export interface FoundFile {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  /** Path of its smallest variant; null if the file is not a picture. */
  preview: string | null;
  createdAt: string;
  /** Documents that use it, in the reader's language; empty if none do. */
  usedIn: string;
}

interface FileRow {
  id: number;
  name: string;
  hash: string;
  mime: string;
  url: string;
  size: number;
  createdAt: string;
  formats: { thumbnail?: { url?: string } } | null;
}

const mostFiles = 30;
/** Files without a relation may still be linked in texts, which takes a query per table. */
const mostCandidates = 100;

const asked = z.object({
  text: z.string().max(100).catch(''),
  unused: z.literal('1').optional().catch(undefined),
});

/** Lists the newest files of the media library by name, or those that no document uses. */
export async function listFileUses(
  strapi: Core.Strapi,
  query: unknown,
  state: ReaderState,
): Promise<FoundFile[]> {
  const { text, unused } = asked.parse(query);
  const { connection } = strapi.db;
  const language = findReaderLanguage(state);
  const unrelated = unused && (await listUnrelated(strapi));
  const rows = (await strapi.db.query('plugin::upload.file').findMany({
    where: { name: { $containsi: text }, ...(unrelated && { id: { $in: unrelated } }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    limit: unused ? mostCandidates : mostFiles,
  })) as FileRow[];
  const found: FoundFile[] = [];
  for (const row of rows) {
    const uses = await findFileUses(strapi, connection, row);
    if (unused && uses.length > 0) continue;
    const { id, name, size, mime, url, formats, createdAt } = row;
    found.push({
      id,
      name,
      size: Math.round(size * 1000),
      preview: mime.startsWith('image/') ? (formats?.thumbnail?.url ?? url) : null,
      createdAt: new Date(createdAt).toISOString(),
      usedIn: nameUses(strapi, uses)[language],
    });
    if (found.length === mostFiles) break;
  }
  return found;
}

/** Returns the newest files that no field of a document contains. */
async function listUnrelated(strapi: Core.Strapi): Promise<number[]> {
  const { connection } = strapi.db;
  return (await connection('files')
    .whereNotExists(
      connection('files_related_mph').whereRaw('files_related_mph.file_id = files.id').select('id'),
    )
    .orderBy('id', 'desc')
    .limit(10 * mostCandidates)
    .pluck('id')) as number[];
}
