import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findLandingPage } from './find-landing-page';
import { listLandingAddresses } from './landing-addresses';
import { landingTypeDefs } from './landing-schema';
import { findLandingSlugs } from '../search/landing-slugs';

/** Adds the queries of landing pages. */
export function addLandingHandlers(strapi: Core.Strapi): void {
  const queries = {
    landingPage: (_: unknown, args: unknown) => findLandingPage(strapi, args),
    landingSlugs: (_: unknown, args: unknown) => findLandingSlugs(strapi, args),
    landingAddresses: () => listLandingAddresses(strapi),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: landingTypeDefs, right, queries });
}
