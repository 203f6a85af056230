import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type AdminContext, type Right } from '../../platform/access/admin-routes';
import { splitContacts } from '../../leads/people/contact';
import { eraseMailsOf } from '../../mailbox/incoming-mails';
import { checkConfirmation, nameContact, readContact, type AskedContact } from './asked-contact';
import { exportPerson } from './export-person';
import { countPerson, findPerson, listSiblings } from './find-person';
import { listPrivacyLog, recordPrivacyAction } from './privacy-log';
import { refuse } from '../../platform/validation/refusal';
import { readAddress } from '../../platform/mail/email-address';
import { splitContact } from '../../leads/people/merged-contacts';
import { eraseTraces } from '../../platform/database/erase-traces';
import { eraseDocuments, eraseLeads, eraseRows, eraseTestimonials } from './erase-leads';

/**
 * Adds admin routes to view, export and erase the data of an address or phone number, each
 * logged. They are sent in bodies, because URLs are logged.
 */
export function addErasureHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/privacy/find',
      right: exportPeople,
      handle: async (context) => {
        const contact = readContact(readBody(context));
        const person = await findPerson(strapi, contact);
        const { owners, colleagues } = person;
        const acts = await listPrivacyLog(strapi, contact);
        const [address] = splitContacts([contact]).emails;
        const siblings = address ? await listSiblings(strapi, address) : [];
        const known = nameContact(contact);
        return { ...known, counts: countPerson(person), owners, colleagues, acts, siblings };
      },
    },
    {
      method: 'POST',
      path: '/privacy/export',
      right: exportPeople,
      handle: async (context) => {
        const contact = readContact(readBody(context));
        const person = await findPerson(strapi, contact);
        const data = await exportPerson(strapi, person);
        const counts = countPerson(person);
        const staff = nameStaff(context);
        await recordPrivacyAction(strapi, { act: 'export', staff, contact, counts });
        return data;
      },
    },
    {
      method: 'POST',
      path: '/privacy/erase',
      right: erasePeople,
      handle: async (context) => {
        const body = readBody(context);
        const contact = readContact(body);
        checkConfirmation(contact, body.confirmation);
        const [address] = splitContacts([contact]).emails;
        if (address && (await isOfAgency(strapi, address))) throw refuse('privacy.agency');
        const counts = await erasePerson(strapi, contact, nameStaff(context));
        return { ...nameContact(contact), counts };
      },
    },
    {
      method: 'GET',
      path: '/privacy/log',
      right: exportPeople,
      handle: () => listPrivacyLog(strapi),
    },
  ]);
}

function readBody({ request }: AdminContext): AskedContact & { confirmation?: unknown } {
  return (request.body ?? {}) as AskedContact & { confirmation?: unknown };
}

function nameStaff({ state: { user } }: AdminContext): string {
  return user.email;
}

interface Settings {
  noticeEmail?: string | null;
  legal?: { email?: string | null } | null;
  leadAddresses?: { email?: string | null }[] | null;
}

/** Reports whether leads are mailed to this address: mails to it concern other people. */
async function isOfAgency(strapi: Core.Strapi, address: string): Promise<boolean> {
  const sites = (await strapi.db.query('api::site.site').findMany({
    select: ['noticeEmail'],
    populate: { legal: { select: ['email'] }, leadAddresses: { select: ['email'] } },
  })) as Settings[];
  const own = sites.flatMap(({ noticeEmail, legal, leadAddresses }) => [
    ...[noticeEmail, legal?.email],
    ...(leadAddresses ?? []).map(({ email }) => email),
  ]);
  return own.some((email) => readAddress(email) === address);
}

interface ActionProvider {
  registerMany(actions: readonly object[]): Promise<unknown>;
}

/** Permissions for all data of a person. */
const exportPeople: Right = { action: 'api::privacy.export' };
const erasePeople: Right = { action: 'api::privacy.erase' };

const actions = [
  { uid: 'privacy.export', displayName: 'See and export what is kept about a person' },
  { uid: 'privacy.erase', displayName: 'Erase what is kept about a person' },
];

/** Registers both permissions; administrators have them by default. Call it while registering. */
export async function registerPrivacyActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: ActionProvider;
  };
  await actionProvider.registerMany(
    actions.map((action) => ({ ...action, section: 'settings', category: 'privacy' })),
  );
}

/**
 * Erases all data about a contact and logs it in one transaction. Returns counts by type.
 * Searches again inside the transaction, to include new data. Owners and staff are not erased.
 * Afterwards no database file contains the data.
 */
async function erasePerson(
  strapi: Core.Strapi,
  contact: string,
  staff: string,
): Promise<Record<string, number>> {
  const counts = await strapi.db.transaction(async ({ trx }) => {
    const person = await findPerson(strapi, contact);
    const found = countPerson(person);
    await eraseTestimonials(strapi, person.testimonials);
    // Its matches are deleted with it (cms/src/alerts/saved-searches).
    await eraseDocuments(strapi, 'api::demand.demand', person.savedSearches);
    await eraseLeads(strapi, person.leads);
    const mails = person.mails.map(({ id }) => id);
    await eraseRows(strapi, 'api::outbox-mail.outbox-mail', mails);
    await eraseDocuments(strapi, 'api::subscription.subscription', person.subscriptions);
    for (const address of splitContacts([contact]).emails) await eraseMailsOf(trx, address);
    await splitContact(strapi, contact);
    await recordPrivacyAction(strapi, { act: 'erase', staff, contact, counts: found });
    return found;
  });
  await eraseTraces(strapi);
  return counts;
}
