import { savedLimits } from '@agency/domain/saved-limits';
import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { type StoredSavedSearch, SAVED_SEARCH, findSavedSearch } from './stored-saved-search';
import { readToken, isInTime, maskEmail } from '../../platform/mail-links/mail-link';
import { buildCriteriaComponent, parseCriteria, parseRhythm } from './criteria';

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
    ${savedLimits.map((name) => `${name}: Float`).join('\n    ')}
    "A day such as 2027-01-01."
    availableBy: String
    amenities: [String!]!
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

/** Returns the saved search of a mail link; null if the link is invalid or outdated. */
async function findSavedSearchByToken(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSavedSearch | null> {
  const documentId = readToken('demand', token);
  const savedSearch = documentId === null ? null : await findSavedSearch(strapi, documentId);
  if (savedSearch?.state === 'pending' && !isInTime(savedSearch.askedAt)) return null;
  return savedSearch;
}

/** Activates a pending saved search; leaves others unchanged. Null as above. */
async function confirmSavedSearch(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSavedSearch | null> {
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch?.state !== 'pending') return savedSearch;
  return save(strapi, savedSearch, { state: 'active', confirmedAt: new Date() });
}

/**
 * Changes the criteria of a saved search and activates it. Null as above. Throws BAD_USER_INPUT.
 */
async function changeSavedSearch(
  strapi: Core.Strapi,
  { token, criteria, rhythm }: { token: string; criteria: unknown; rhythm: unknown },
): Promise<StoredSavedSearch | null> {
  const wanted = await parseCriteria(strapi, criteria);
  const every = parseRhythm(rhythm);
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch === null) return null;
  const begun = savedSearch.state === 'active' ? {} : { confirmedAt: new Date() };
  return save(strapi, savedSearch, {
    criteria: await buildCriteriaComponent(strapi, wanted),
    rhythm: every,
    state: 'active',
    stoppedAt: null,
    ...begun,
  });
}

/** Stops the mails; keeps the criteria for reactivation. Null as above. */
async function stopSavedSearch(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSavedSearch | null> {
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch === null || savedSearch.state === 'stopped') return savedSearch;
  return save(strapi, savedSearch, { state: 'stopped', stoppedAt: new Date() });
}

/** Erases a saved search with its matches; false if it does not exist. */
async function deleteSavedSearch(strapi: Core.Strapi, token: string): Promise<boolean> {
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch === null) return false;
  await strapi.documents(SAVED_SEARCH).delete({ documentId: savedSearch.documentId });
  return true;
}

async function save(
  strapi: Core.Strapi,
  { documentId }: StoredSavedSearch,
  data: object,
): Promise<StoredSavedSearch | null> {
  await documentsOf(strapi, SAVED_SEARCH).update({ documentId, data });
  return findSavedSearch(strapi, documentId);
}
