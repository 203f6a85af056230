import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findNoteReader } from '../outcome/check-notes';
import { findCalendar } from './find-calendar';
import { findColleague } from './find-colleague';
import { findHistory } from './find-history';
import { findFunnel, findOutcomes } from './find-outcomes';
import { findStatistics } from './find-statistics';
import { listFigures } from './list-figures';
import { listOwnedListings } from './list-owned-listings';
import { portalTypeDefs } from './portal-schema';

export function addPortalHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/owner-notes/:listing/reader',
      right: {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::owner-note.owner-note',
      },
      handle: ({ params }) => findNoteReader(strapi, params.listing ?? ''),
    },
  ]);
  extendForSite(strapi, {
    typeDefs: portalTypeDefs,
    right: siteActions.serveOwners,
    queries: {
      ownedListings: (_: unknown, args: unknown) => listOwnedListings(strapi, args),
      ownerStatistics: (_: unknown, args: unknown) => findStatistics(strapi, args),
      ownerFigures: (_: unknown, args: unknown) => listFigures(strapi, args),
      ownerCalendar: (_: unknown, args: unknown) => findCalendar(strapi, args),
      ownerOutcomes: (_: unknown, args: unknown) => findOutcomes(strapi, args),
      ownerColleague: (_: unknown, args: unknown) => findColleague(strapi, args),
      ownerFunnel: (_: unknown, args: unknown) => findFunnel(strapi, args),
      ownerHistory: (_: unknown, args: unknown) => findHistory(strapi, args),
    },
  });
}
