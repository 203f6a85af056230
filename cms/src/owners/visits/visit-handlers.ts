import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { recordVisits } from './record-visits';

const typeDefs = `
"A listing's reference, and how often it was looked at since the last time: 1 to 1000."
input VisitInput {
  listing: String!
  count: Int!
}

type Mutation {
  """
  How many were added to the totals of today; a listing without a page on the site is left out. The
  batch is a UUID: one that was counted already adds none.
  """
  recordVisits(batch: String!, visits: [VisitInput!]!): Int!
}
`;

export function addVisitHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.recordVisits,
    mutations: { recordVisits: (_: unknown, args: unknown) => recordVisits(strapi, args) },
  });
}
