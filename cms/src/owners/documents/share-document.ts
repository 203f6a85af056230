import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../platform/access/admin-routes';
import { checkDocument } from '../../leads/private-files/check-document';
import { checkPicture } from '../../leads/private-files/check-picture';
import { keepPrivateFile, cleanName } from '../../leads/private-files/receive-file';
import { isFileId } from '../../leads/private-files/file-store';
import { removeFiles } from '../../leads/private-files/remove-files';
import { belongsTo } from './belongs-to';
import { refuse } from '../../platform/validation/refusal';
import { FILES, type FileRow } from '../../leads/private-files/file-table';

const LISTING = 'api::listing.listing';
const mostBytes = 10 * 1024 * 1024;
const mostDocuments = 50;

/** Lists the documents that a listing's owner may read; null without an owner. */
export async function listShared(
  strapi: Core.Strapi,
  listing: string,
): Promise<{ documents: SharedDocument[] | null }> {
  const lead = await findSubject(strapi, listing);
  return { documents: lead === null ? null : await listDocuments(strapi, lead) };
}

interface UploadContext extends AdminContext {
  request: AdminContext['request'] & {
    files?: { file?: { filepath: string; originalFilename: string | null; size: number } };
  };
}

/**
 * Shares a file with the owner of a listing: PDF, Word or OpenDocument text, or a picture, by
 * content, up to 10 MiB. Throws a ValidationError with the reason.
 */
export async function shareDocument(
  strapi: Core.Strapi,
  context: AdminContext,
): Promise<{ documents: SharedDocument[] }> {
  const { file } = (context as UploadContext).request.files ?? {};
  const lead = await findSubject(strapi, context.params.listing ?? '');
  if (lead === null) throw refuse('document.noOwner');
  if (!file || Array.isArray(file)) throw refuse('document.one');
  if (file.size > mostBytes) throw refuse('document.large');
  const known = await listDocuments(strapi, lead);
  if (known.length >= mostDocuments) throw refuse('document.most', { most: mostDocuments });
  const given = await readFile(file.filepath);
  const type = await checkDocument(given);
  const found = type ? { ...type, bytes: given } : await checkPicture(given);
  if (!found) {
    throw refuse('document.kind');
  }
  const { ext, mime, bytes } = found;
  const name = cleanName(file.originalFilename ?? '', ext);
  await keepPrivateFile(strapi, { bytes, mime, name, purpose: 'owner', lead });
  return { documents: await listDocuments(strapi, lead) };
}

/** Stops sharing a document; ignores missing ones. */
export async function takeBack(
  strapi: Core.Strapi,
  { params: { listing = '', id = '' } }: AdminContext,
): Promise<{ documents: SharedDocument[] }> {
  const lead = await findSubject(strapi, listing);
  if (lead === null || !isFileId(id)) return { documents: [] };
  await removeFiles(strapi, (files) => files.where({ file_id: id, purpose: 'owner', lead }));
  return { documents: await listDocuments(strapi, lead) };
}

export function removeShared(strapi: Core.Strapi, documentId: string): Promise<void> {
  return removeFiles(strapi, (files) =>
    files.where({ purpose: 'owner' }).where('lead', 'like', `%${documentId}%`),
  );
}

async function findSubject(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const listing = (await strapi.db.query(LISTING).findOne({
    where: { documentId },
    select: ['documentId'],
    populate: { owner: { select: ['documentId'] } },
  })) as { documentId: string; owner: { documentId: string } | null } | null;
  return listing?.owner ? belongsTo(listing.documentId, listing.owner.documentId) : null;
}

export interface SharedDocument {
  id: string;
  name: string;
  size: number;
  createdAt: Date;
}

export async function listDocuments({ db }: Core.Strapi, lead: string): Promise<SharedDocument[]> {
  const rows = (await db
    .connection(FILES)
    .where({ purpose: 'owner', lead })
    .orderBy('id', 'desc')) as FileRow[];
  return rows.map(({ file_id: id, name, size, created_at: at }) => {
    return { id, name, size, createdAt: new Date(Number(at)) };
  });
}
