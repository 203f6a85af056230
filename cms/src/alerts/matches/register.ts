import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type Right } from '../../platform/access/admin-routes';
import { mailMatch } from './mail-match';
import { describeSearch, listListingsOf, listSearchesOf } from './matches-of';

const readSearches: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::demand.demand',
};
const handleSearches: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::demand.demand',
};

/** Shows staff who waits for a listing, and lets them write to those. Call it while registering. */
export function registerMatches(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/matches/listings/:documentId',
      right: readSearches,
      handle: async ({ params }) =>
        (await listSearchesOf(strapi, params.documentId ?? '')).map(describeSearch),
    },
    {
      method: 'POST',
      path: '/matches/listings/:documentId/mail',
      right: handleSearches,
      handle: ({ params, request }) => mailMatch(strapi, params.documentId ?? '', request.body),
    },
    {
      method: 'GET',
      path: '/matches/searches/:documentId',
      right: readSearches,
      handle: ({ params, query }) =>
        listListingsOf(strapi, params.documentId ?? '', query.language),
    },
  ]);
}
