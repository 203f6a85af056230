import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { maskEmail } from '../../platform/mail-links/mask-email';
import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  findSavedSearchByToken,
  stopSavedSearch,
} from './saved-search-by-token';
import type { StoredSavedSearch } from './stored-saved-search';

interface Asked {
  token: string;
  criteria: unknown;
  rhythm: unknown;
}

const typeDefs = `
  "What someone asked to be mailed about, as its link in a mail shows it."
  type SavedSearch {
    "The first letter and the domain: l…@example.org."
    email: String!
    language: String!
    "pending, active or stopped"
    state: String!
    "instant, daily or weekly"
    rhythm: String!
    criteria: SavedSearchCriteria!
  }
  type SavedSearchCriteria {
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
    "Null for a token that is wrong or whose saved search is gone; so are the mutations."
    savedSearchByToken(token: String!): SavedSearch
  }
  extend type Mutation {
    "Begins the mails of a saved search that waits for its confirmation; seven days at most."
    confirmSavedSearch(token: String!): SavedSearch
    changeSavedSearch(token: String!, criteria: CriteriaInput!, rhythm: String!): SavedSearch
    stopSavedSearch(token: String!): SavedSearch
    "Erases it; false for a token that is wrong or whose saved search is gone."
    deleteSavedSearch(token: String!): Boolean!
  }
`;

/** Adds what links in mails about saved searches do. */
export function addSavedSearchHandlers(strapi: Core.Strapi): void {
  const queries = {
    savedSearchByToken: async (_: unknown, { token }: Asked) =>
      show(await findSavedSearchByToken(strapi, token)),
  };
  const mutations = {
    confirmSavedSearch: async (_: unknown, { token }: Asked) =>
      show(await confirmSavedSearch(strapi, token)),
    changeSavedSearch: async (_: unknown, asked: Asked) =>
      show(await changeSavedSearch(strapi, asked)),
    stopSavedSearch: async (_: unknown, { token }: Asked) =>
      show(await stopSavedSearch(strapi, token)),
    deleteSavedSearch: (_: unknown, { token }: Asked) => deleteSavedSearch(strapi, token),
  };
  extendForSite(strapi, { typeDefs, right: siteActions.createLead, queries, mutations });
}

function show(savedSearch: StoredSavedSearch | null) {
  return savedSearch && { ...savedSearch, email: maskEmail(savedSearch.email) };
}
