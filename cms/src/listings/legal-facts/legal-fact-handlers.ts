import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type Right } from '../../platform/access/admin-routes';
import { isRecord } from '../../platform/rules/is-record';
import { findLegalFacts, findOverview } from './list-legal-facts';
import { listProjectListings, saveLegalFacts } from './save-legal-facts';

const changeListings: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::listing.listing',
};

/** Adds the routes with which staff write legal facts, of one listing or of a whole project. */
export function addLegalFactHandlers(strapi: Core.Strapi): void {
  const right = changeListings;
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/legal-facts',
      right,
      handle: ({ query }) =>
        findOverview(strapi, typeof query.project === 'string' ? query.project : null),
    },
    {
      method: 'POST',
      path: '/legal-facts',
      right,
      handle: async ({ request, state }) => {
        const body = isRecord(request.body) ? request.body : {};
        const listings =
          typeof body.project === 'string'
            ? await listProjectListings(strapi, body.project)
            : readIds(body.listings);
        const write = { user: state.user.id, now: new Date() };
        await saveLegalFacts(strapi, listings, body.facts, write);
        return { count: listings.length };
      },
    },
    {
      method: 'GET',
      path: '/listings/:documentId/legal-facts',
      right,
      handle: ({ params }) => findLegalFacts(strapi, params.documentId ?? '', new Date()),
    },
  ]);
}

function readIds(given: unknown): string[] {
  const ids = Array.isArray(given) ? given.filter((id) => typeof id === 'string') : [];
  return [...new Set(ids)];
}
