import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import {
  findProject,
  findProjectOfListing,
  listProjectAddresses,
  listProjects,
} from './find-projects';
import { subscribeToProjects } from './subscribe-to-projects';
import { projectTypeDefs } from './project-schema';

/** Adds the project queries of the site (FIND-11); only the site's token may ask (CMS-6). */
export function registerProjects(strapi: Core.Strapi): void {
  subscribeToProjects(strapi);
  const queries = {
    projects: (_: unknown, args: unknown) => listProjects(strapi, args),
    project: (_: unknown, args: unknown) => findProject(strapi, args),
    projectOfListing: (_: unknown, args: unknown) => findProjectOfListing(strapi, args),
    projectAddresses: () => listProjectAddresses(strapi),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: projectTypeDefs, right, queries });
}
