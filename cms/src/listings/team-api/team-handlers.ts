import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findTeam, findTeamListings } from './find-team';
import { teamTypeDefs } from './team-schema';

/** Adds the team queries of the site. */
export function addTeamHandlers(strapi: Core.Strapi): void {
  const queries = {
    team: (_: unknown, args: unknown) => findTeam(strapi, args),
    teamListings: (_: unknown, args: unknown) => findTeamListings(strapi, args),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: teamTypeDefs, right, queries });
}
