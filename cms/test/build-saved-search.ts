import type { Core } from '@strapi/strapi';
import { buildCriteriaComponent, parseCriteria } from '../src/alerts/saved-searches/criteria';
import { SAVED_SEARCH } from '../src/alerts/saved-searches/stored-saved-search';

/** Stores an active saved search for flats for sale in 1000. Returns its document id. */
export async function storeSavedSearch(
  strapi: Core.Strapi,
  criteria: object = {},
  data: object = {},
): Promise<string> {
  const given = { goal: 'sale', types: ['2'], zips: ['1000'], ...criteria };
  const component = await buildCriteriaComponent(strapi, await parseCriteria(strapi, given));
  const { documentId } = await strapi.documents(SAVED_SEARCH).create({
    data: {
      email: 'a@example.org',
      language: 'nl',
      state: 'active',
      rhythm: 'instant',
      criteria: component,
      ...data,
    },
  });
  return documentId;
}
