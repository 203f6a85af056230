import type { Core } from '@strapi/strapi';
import { splitContact } from '../../leads/people/merged-contacts';
import { eraseTraces } from '../../platform/database/erase-traces';
import { eraseDocuments, eraseLeads, eraseRows, eraseTestimonials } from './erase-leads';
import { countPerson, findPerson } from './find-person';
import { recordPrivacyAction } from './privacy-log';

/**
 * Erases everything that is stored about a contact, and returns how many rows of each kind; in one
 * transaction with its entry in the log. What is found is looked for again inside: nothing that came
 * meanwhile stays. Owners and colleagues stay. Afterwards no file of the database holds it (OPS-8).
 */
export async function erasePerson(
  strapi: Core.Strapi,
  contact: string,
  staff: string,
): Promise<Record<string, number>> {
  const counts = await strapi.db.transaction(async () => {
    const person = await findPerson(strapi, contact);
    const found = countPerson(person);
    await eraseTestimonials(strapi, person.testimonials);
    // What was found for a saved search goes with it (cms/src/alerts/saved-searches).
    await eraseDocuments(strapi, 'api::demand.demand', person.savedSearches);
    await eraseLeads(strapi, person.leads);
    const mails = person.mails.map(({ id }) => id);
    await eraseRows(strapi, 'api::outbox-mail.outbox-mail', mails);
    await eraseDocuments(strapi, 'api::subscription.subscription', person.subscriptions);
    await splitContact(strapi, contact);
    await recordPrivacyAction(strapi, { act: 'erase', staff, contact, counts: found });
    return found;
  });
  await eraseTraces(strapi);
  return counts;
}
