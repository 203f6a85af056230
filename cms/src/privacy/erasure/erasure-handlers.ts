import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type AdminContext } from '../../platform/access/admin-routes';
import { splitContacts } from '../../leads/people/contact';
import { checkConfirmation, nameContact, readContact, type AskedContact } from './asked-contact';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { countPerson, findPerson, listSiblings } from './find-person';
import { isOfAgency } from './is-of-agency';
import { erasePeople, exportPeople } from './privacy-actions';
import { listPrivacyLog, recordPrivacyAction } from './privacy-log';
import { refuse } from '../../platform/validation/refusal';

/**
 * Lets staff see, export and erase everything that is kept about an address or a phone, each
 * in the log. They travel in bodies, never in addresses of requests, which logs keep.
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
