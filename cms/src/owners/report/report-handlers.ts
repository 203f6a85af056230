import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { askAgency } from '../question/ask-agency';
import { findReportByToken, stopReport } from './report-by-token';

interface Asked {
  token: string;
}

const typeDefs = `
  "The weekly report to an owner, as the link in a mail shows it."
  type OwnerReport {
    "The first letter and the domain: l…@example.org."
    email: String!
    isStopped: Boolean!
  }
  extend type Query {
    "Null for a token that is wrong or whose owner is gone; so is the mutation."
    ownerReportByToken(token: String!): OwnerReport
  }
  extend type Mutation {
    stopOwnerReport(token: String!): OwnerReport
    "Null when the listing is not the owner's; the errors SESSION_OVER and those of leads."
    askAgency(session: String!, listing: String!, text: String!, submissionId: String!): Boolean
  }
`;

/** Adds what links in weekly reports do, and questions of owners. */
export function addReportHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.serveOwners,
    queries: {
      ownerReportByToken: (_: unknown, { token }: Asked) => findReportByToken(strapi, token),
    },
    mutations: {
      stopOwnerReport: (_: unknown, { token }: Asked) => stopReport(strapi, token),
      askAgency: (_: unknown, asked: unknown) => askAgency(strapi, asked),
    },
  });
}
