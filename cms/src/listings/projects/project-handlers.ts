import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import {
  findProject,
  findProjectOfListing,
  listProjectAddresses,
  listProjects,
} from './find-projects';
import { projectTypeDefs } from './project-schema';

/** Adds the project queries of the site. */
export function addProjectHandlers(strapi: Core.Strapi): void {
  const queries = {
    projects: (_: unknown, args: unknown) => listProjects(strapi, args),
    project: (_: unknown, args: unknown) => findProject(strapi, args),
    projectOfListing: (_: unknown, args: unknown) => findProjectOfListing(strapi, args),
    projectAddresses: () => listProjectAddresses(strapi),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: projectTypeDefs, right, queries });
}
