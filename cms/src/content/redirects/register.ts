import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findFormerPath } from './find-former-path';
import { subscribeToPaths } from './subscribe-to-paths';

const typeDefs = `
  extend type Query {
    "The path that what stood at \`path\` has now in this language, without slashes around; null when nothing did."
    formerPath(language: String!, path: String!): String
  }
`;

/** Keeps the addresses that published content leaves, and lets the site ask for them. */
export function registerFormerPaths(strapi: Core.Strapi): void {
  subscribeToPaths(strapi);
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.findFormerPath,
    queries: {
      formerPath: (_root: unknown, asked: { language: string; path: string }) =>
        findFormerPath(strapi, asked),
    },
  });
}
