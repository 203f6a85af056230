import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findRedirect } from './find-redirect';

const typeDefs = `
  extend type Query {
    "The path that what stood at \`path\` has now in this language, without slashes around; null when nothing did."
    redirect(language: String!, path: String!): String
  }
`;

export function addRedirectHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.findRedirect,
    queries: {
      redirect: (_root: unknown, asked: { language: string; path: string }) =>
        findRedirect(strapi, asked),
    },
  });
}
