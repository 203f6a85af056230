import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { askAgency } from '../question/ask-agency';
import { readToken, maskEmail } from '../../platform/mail-links/mail-link';
import { OWNER, type StoredOwner } from '../accounts/owner-type';

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

interface OwnerReport {
  email: string;
  isStopped: boolean;
}

/** Returns the report of a mail link; null if the link is invalid or the owner deleted. */
async function findReportByToken(strapi: Core.Strapi, token: string): Promise<OwnerReport | null> {
  const documentId = readToken('stop-owner-report', token);
  if (documentId === null) return null;
  const owner = (await strapi.db
    .query(OWNER)
    .findOne({ where: { documentId } })) as StoredOwner | null;
  return owner && { email: maskEmail(owner.email), isStopped: owner.weeklyReport === false };
}

/** Stops an owner's reports; can be repeated. Null as above. */
async function stopReport(strapi: Core.Strapi, token: string): Promise<OwnerReport | null> {
  const found = await findReportByToken(strapi, token);
  if (found === null || found.isStopped) return found;
  const documentId = readToken('stop-owner-report', token) ?? '';
  await documentsOf(strapi, OWNER).update({ documentId, data: { weeklyReport: false } });
  return findReportByToken(strapi, token);
}
