import type { Core } from '@strapi/strapi';
import { splitContact } from '../../leads/people/merged-contacts';
import { eraseTraces } from '../../platform/database/erase-traces';
import { eraseDocuments, eraseLeads, eraseRows, eraseTestimonials } from './erase-leads';
import { countPerson, findPerson } from './find-person';
import { recordPrivacyAction } from './privacy-log';

/**
 * Erases all data about a contact and logs it in one transaction. Returns counts by type.
 * Searches again inside the transaction, to include new data. Owners and staff are not erased.
 * Afterwards no database file contains the data.
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
    // Its matches are deleted with it (cms/src/alerts/saved-searches).
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
