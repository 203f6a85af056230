import type { Core } from '@strapi/strapi';
import { splitContact } from '../../leads/people/merged-contacts';
import { eraseDocuments, eraseLeads, eraseRows } from './erase-leads';
import { countPerson, findPerson } from './find-person';
import { recordPrivacyAction } from './privacy-log';
import { eraseTestimonials } from './erase-testimonials';

/**
 * Erases everything that is stored about a contact, and returns how many rows of each kind; in one
 * transaction with its entry in the log. What is found is looked for again inside: nothing that came
 * meanwhile stays. Owners and colleagues stay.
 */
export async function erasePerson(
  strapi: Core.Strapi,
  contact: string,
  staff: string,
): Promise<Record<string, number>> {
  return strapi.db.transaction(async () => {
    const person = await findPerson(strapi, contact);
    const counts = countPerson(person);
    await eraseTestimonials(strapi, person.testimonials);
    // What was found for a saved search goes with it (cms/src/alerts/saved-searches).
    await eraseDocuments(strapi, 'api::demand.demand', person.savedSearches);
    await eraseLeads(strapi, person.leads);
    const mails = person.mails.map(({ id }) => id);
    await eraseRows(strapi, 'api::outbox-mail.outbox-mail', mails);
    await eraseDocuments(strapi, 'api::subscription.subscription', person.subscriptions);
    await splitContact(strapi, contact);
    await recordPrivacyAction(strapi, { act: 'erase', staff, contact, counts });
    return counts;
  });
}
