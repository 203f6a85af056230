import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findRedirect } from './find-redirect';
import { subscribeToPaths } from './subscribe-to-paths';

const typeDefs = `
  extend type Query {
    "The path that what stood at \`path\` has now in this language, without slashes around; null when nothing did."
    redirect(language: String!, path: String!): String
  }
`;

/** Keeps the addresses that published content leaves, and lets the site ask for them. */
export function registerRedirects(strapi: Core.Strapi): void {
  subscribeToPaths(strapi);
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.findRedirect,
    queries: {
      redirect: (_root: unknown, asked: { language: string; path: string }) =>
        findRedirect(strapi, asked),
    },
  });
}
