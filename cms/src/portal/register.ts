import type { Core } from '@strapi/strapi';
import { siteActions } from '../access/site-actions';
import { extendForSite } from '../graphql/extend-for-site';
import { findCalendar } from './find-calendar';
import { findHistory } from './find-history';
import { findStatistics } from './find-statistics';
import { listOwnedListings } from './list-owned-listings';
import { portalTypeDefs } from './portal-schema';

/** Adds what the site may ask for an owner who is logged in (OWN-2). Call it while registering. */
export function registerPortal(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    ...{ typeDefs: portalTypeDefs, right: siteActions.serveOwners },
    queries: {
      ownedListings: (_: unknown, args: unknown) => listOwnedListings(strapi, args),
      ownerStatistics: (_: unknown, args: unknown) => findStatistics(strapi, args),
      ownerCalendar: (_: unknown, args: unknown) => findCalendar(strapi, args),
      ownerHistory: (_: unknown, args: unknown) => findHistory(strapi, args),
    },
  });
}
