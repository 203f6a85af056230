import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { listingObservers } from '../../listings/search/listing-observers';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { mailKinds } from '../../platform/mail/mail-kinds';
import { maskEmail } from '../../platform/mail-links/mask-email';
import {
  changeDemand,
  confirmDemand,
  deleteDemand,
  findDemandByToken,
  stopDemand,
} from './demand-by-token';
import { addDemandTables } from './demand-tables';
import { subscribeToDemands } from './subscribe-to-demands';
import { recordListingChanges } from './record-changes';
import type { StoredDemand } from './stored-demand';

interface Asked {
  token: string;
  criteria: unknown;
  rhythm: unknown;
}

const typeDefs = `
  "What someone asked to be mailed about, as its link in a mail shows it."
  type Demand {
    "The first letter and the domain: l…@example.org."
    email: String!
    language: String!
    "pending, active or stopped"
    state: String!
    "instant, daily or weekly"
    rhythm: String!
    criteria: DemandCriteria!
  }
  type DemandCriteria {
    "sale or rent"
    goal: String!
    "WebIDs, as in ListingFilter."
    types: [String!]!
    zips: [String!]!
    minPrice: Float
    maxPrice: Float
    minBedrooms: Int
    maxBedrooms: Int
    minGarages: Int
    minParkings: Int
  }
  extend type Query {
    "Null for a token that is wrong or whose demand is gone; so are the mutations."
    demandByToken(token: String!): Demand
  }
  extend type Mutation {
    "Begins the mails of a demand that waits for its confirmation; seven days at most."
    confirmDemand(token: String!): Demand
    changeDemand(token: String!, criteria: CriteriaInput!, rhythm: String!): Demand
    stopDemand(token: String!): Demand
    "Erases it; false for a token that is wrong or whose demand is gone."
    deleteDemand(token: String!): Boolean!
  }
`;

/** Adds search demands: their tables, what keeps them in step, and what links in mails do (FORM-9). */
export function registerDemands(strapi: Core.Strapi): void {
  addDemandTables(strapi);
  subscribeToDemands(strapi);
  listingObservers.add(strapi, recordListingChanges);
  mailKinds.add(
    strapi,
    { kind: 'confirm-demand', cap: { hour: 10, day: 20 } },
    { kind: 'demand', cap: { hour: 10, day: 20 } },
  );
  const queries = {
    demandByToken: async (_: unknown, { token }: Asked) =>
      show(await findDemandByToken(strapi, token)),
  };
  const mutations = {
    confirmDemand: async (_: unknown, { token }: Asked) => show(await confirmDemand(strapi, token)),
    changeDemand: async (_: unknown, asked: Asked) => show(await changeDemand(strapi, asked)),
    stopDemand: async (_: unknown, { token }: Asked) => show(await stopDemand(strapi, token)),
    deleteDemand: (_: unknown, { token }: Asked) => deleteDemand(strapi, token),
  };
  extendForSite(strapi, { typeDefs, right: siteActions.createLead, queries, mutations });
}

function show(demand: StoredDemand | null) {
  return demand && { ...demand, email: maskEmail(demand.email) };
}
