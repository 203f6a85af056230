import type { Core } from '@strapi/strapi';
import { siteActions } from '../access/site-actions';
import { findFormerPath } from './find-former-path';
import { followPlaces } from './follow-places';

interface ExtensionService {
  use(extension: object): unknown;
}

const typeDefs = `
  extend type Query {
    "The path that what stood at \`path\` has now in this language, without slashes around; null when nothing did."
    formerPath(language: String!, path: String!): String
  }
`;

/** Keeps the addresses that published content leaves, and lets the site ask for them. */
export function registerFormerPaths(strapi: Core.Strapi): void {
  followPlaces(strapi);
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  extension.use({
    typeDefs,
    resolvers: {
      Query: {
        formerPath: (_root: unknown, asked: { language: string; path: string }) =>
          findFormerPath(strapi, asked),
      },
    },
    resolversConfig: {
      'Query.formerPath': { auth: { scope: [siteActions.findFormerPath] } },
    },
  });
}
