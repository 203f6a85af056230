import type { Core } from '@strapi/strapi';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { requireToken } from '../../platform/access/require-token';
import { addRoutes } from '../../platform/access/routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import {
  listShared,
  shareDocument,
  takeBack,
  listDocuments,
  type SharedDocument,
} from './share-document';
import { z } from 'zod';
import { isFileId } from '../../leads/private-files/file-store';
import { FILES, type FileRow } from '../../leads/private-files/file-table';
import { sendFile } from '../../leads/private-files/open-file';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findOwnListing } from '../accounts/find-own-listing';
import { findSessionOwner } from '../accounts/find-session-owner';
import { belongsTo } from './belongs-to';

const typeDefs = `
  "What staff share with the owner of a listing."
  type OwnerDocument {
    id: ID!
    name: String!
    "In bytes."
    size: Int!
    createdAt: DateTime!
  }
  extend type Query {
    "The newest first. Null when the session is over or the listing is not the owner's."
    ownerDocuments(session: String!, listing: String!): [OwnerDocument!]
  }
`;

/** Permission to share documents with owners: the same as for writing to them. */
const writeToOwners = contentRight('update', 'api::owner-note.owner-note');

export function addDocumentHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.serveOwners,
    queries: { ownerDocuments: (_: unknown, asked: unknown) => findDocuments(strapi, asked) },
  });
  addRoutes(strapi, [
    {
      method: 'GET',
      path: '/owner-documents/:id',
      config: { auth: false },
      handler: [
        requireToken(strapi, siteActions.serveOwners),
        (context: DocumentContext) => openDocument(strapi, context),
      ],
    },
  ]);
  const path = '/owner-documents/:listing';
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path,
      right: writeToOwners,
      handle: ({ params }) => listShared(strapi, params.listing ?? ''),
    },
    {
      method: 'POST',
      path,
      right: writeToOwners,
      handle: (context) => shareDocument(strapi, context),
    },
    {
      method: 'POST',
      path: `${path}/:id/take-back`,
      right: writeToOwners,
      handle: (context) => takeBack(strapi, context),
    },
  ]);
}

const LISTING = 'api::listing.listing';
const documentsArguments = z.object({ session: z.string(), listing: z.string() });

interface DocumentContext {
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
async function findDocuments(
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
async function openDocument(strapi: Core.Strapi, context: DocumentContext): Promise<void> {
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
