import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { checkHistories } from './check-history';
import { findCalendar } from './find-calendar';
import { findHistory } from './find-history';
import { findStatistics } from './find-statistics';
import { listFigures } from './list-figures';
import { listOwnedListings } from './list-owned-listings';
import { portalTypeDefs } from './portal-schema';

/**
 * Adds what the site may ask for an owner who is logged in (OWN-2), and what keeps the histories fit to
 * be shown. Call it while registering.
 */
export function registerPortal(strapi: Core.Strapi): void {
  checkHistories(strapi);
  extendForSite(strapi, {
    typeDefs: portalTypeDefs,
    right: siteActions.serveOwners,
    queries: {
      ownedListings: (_: unknown, args: unknown) => listOwnedListings(strapi, args),
      ownerStatistics: (_: unknown, args: unknown) => findStatistics(strapi, args),
      ownerFigures: (_: unknown, args: unknown) => listFigures(strapi, args),
      ownerCalendar: (_: unknown, args: unknown) => findCalendar(strapi, args),
      ownerHistory: (_: unknown, args: unknown) => findHistory(strapi, args),
    },
  });
}
