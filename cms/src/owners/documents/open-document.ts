import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isFileId } from '../../leads/private-files/file-store';
import { FILES, type FileRow } from '../../leads/private-files/file-table';
import { sendFile } from '../../leads/private-files/open-file';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findOwnListing } from '../accounts/find-own-listing';
import { findSessionOwner } from '../accounts/find-session-owner';
import { belongsTo } from './belongs-to';
import { listDocuments, type SharedDocument } from './share-document';

const LISTING = 'api::listing.listing';
const documentsArguments = z.object({ session: z.string(), listing: z.string() });

export interface DocumentContext {
  params: Record<string, string>;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

/**
 * Lists the documents shared about a listing of the session's owner; null if the session has
 * expired or the listing belongs to another owner.
 */
export async function findDocuments(
  strapi: Core.Strapi,
  given: unknown,
): Promise<SharedDocument[] | null> {
  const { session, listing } = parseArguments(documentsArguments, given);
  const owner = await findSessionOwner(strapi, session);
  if (!owner) return null;
  const owned = await findOwnListing(strapi, owner.id, listing);
  return owned === null ? null : listDocuments(strapi, belongsTo(owned, owner.documentId));
}

/**
 * Responds with a document of the owner in `X-Owner-Session`. Throws the same NotFoundError for
 * missing documents and those of others.
 */
export async function openDocument(strapi: Core.Strapi, context: DocumentContext): Promise<void> {
  const { id = '' } = context.params;
  const owner = await findSessionOwner(strapi, context.get('x-owner-session'));
  const listings = owner ? await listOwn(strapi, owner.id) : [];
  const subjects = listings.map((listing) => belongsTo(listing, owner?.documentId ?? ''));
  const file = isFileId(id)
    ? ((await strapi.db
        .connection(FILES)
        .where({ file_id: id, purpose: 'owner' })
        .whereIn('lead', subjects)
        .first()) as FileRow | undefined)
    : undefined;
  context.set('Cache-Control', 'no-store');
  context.body = await sendFile(context, file);
}

async function listOwn(strapi: Core.Strapi, owner: number): Promise<string[]> {
  const rows = (await strapi.db
    .query(LISTING)
    .findMany({ where: { owner: { id: owner } }, select: ['documentId'] })) as {
    documentId: string;
  }[];
  return rows.map(({ documentId }) => documentId);
}
