import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type Right } from '../../platform/access/admin-routes';
import { requireToken } from '../../platform/access/require-token';
import { addRoutes } from '../../platform/access/routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findDocuments, openDocument, type DocumentContext } from './open-document';
import { listShared, shareDocument, takeBack } from './share-document';

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
const writeToOwners: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::owner-note.owner-note',
};

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
