import type { Core } from '@strapi/strapi';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { mailMatch } from './mail-match';
import { listMatchedListings } from './list-matched-listings';
import { listMatchedSearches } from './staff-mails';

const readSearches = contentRight('read', 'api::demand.demand');
const handleSearches = contentRight('update', 'api::demand.demand');

export function addMatchHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/matches/listings/:documentId',
      right: readSearches,
      handle: ({ params }) => listMatchedSearches(strapi, params.documentId ?? ''),
    },
    {
      method: 'POST',
      path: '/matches/listings/:documentId/mail',
      right: handleSearches,
      handle: ({ params, request, state }) =>
        mailMatch(strapi, { listing: params.documentId ?? '', staff: state.user.id }, request.body),
    },
    {
      method: 'GET',
      path: '/matches/searches/:documentId',
      right: readSearches,
      handle: ({ params, query }) =>
        listMatchedListings(strapi, params.documentId ?? '', query.language),
    },
  ]);
}
