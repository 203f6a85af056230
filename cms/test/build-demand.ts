import type { Core } from '@strapi/strapi';
import { buildCriteriaComponent, parseCriteria } from '../src/alerts/saved-searches/criteria';
import { DEMAND } from '../src/alerts/saved-searches/stored-demand';

/** Stores an active demand for flats for sale in 1000; returns its document id. */
export async function storeDemand(
  strapi: Core.Strapi,
  criteria: object = {},
  data: object = {},
): Promise<string> {
  const given = { goal: 'sale', types: ['2'], zips: ['1000'], ...criteria };
  const component = await buildCriteriaComponent(strapi, await parseCriteria(strapi, given));
  const { documentId } = await strapi.documents(DEMAND).create({
    data: {
      email: 'a@example.org',
      language: 'nl',
      state: 'active',
      rhythm: 'instant',
      criteria: component,
      ...data,
    } as never,
  });
  return documentId;
}
