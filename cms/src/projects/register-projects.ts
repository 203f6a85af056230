import type { Core } from '@strapi/strapi';
import { siteActions } from '../access/site-actions';
import {
  findProject,
  findProjectOfListing,
  listProjectAddresses,
  listProjects,
} from './find-projects';
import { followProjects } from './follow-projects';
import { projectTypeDefs } from './project-schema';

interface ExtensionService {
  use(extension: object): unknown;
}

/** Adds the project queries of the site (FIND-11); only the site's token may ask (CMS-6). */
export function registerProjects(strapi: Core.Strapi): void {
  followProjects(strapi);
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  const queries = {
    projects: (_: unknown, args: unknown) => listProjects(strapi, args),
    project: (_: unknown, args: unknown) => findProject(strapi, args),
    projectOfListing: (_: unknown, args: unknown) => findProjectOfListing(strapi, args),
    projectAddresses: () => listProjectAddresses(strapi),
  };
  extension.use({
    typeDefs: projectTypeDefs,
    resolvers: { Query: queries },
    resolversConfig: Object.fromEntries(
      Object.keys(queries).map((query) => [
        `Query.${query}`,
        { auth: { scope: [siteActions.readListings] } },
      ]),
    ),
  });
}
