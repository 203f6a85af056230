import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type AdminContext } from '../../platform/access/admin-routes';
import { readAddress } from '../../platform/mail/email-address';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { countPerson, findPerson, listSiblings } from './find-person';
import { isOfAgency } from './is-of-agency';
import { erasePeople, exportPeople, registerPrivacyActions } from './privacy-actions';
import { protectPrivacyLog, listPrivacyLog, recordPrivacyAction } from './privacy-log';
import { refuse } from '../../platform/validation/refusal';

/**
 * Lets staff see, export and erase everything that is kept about an address, each in the log.
 * Addresses travel in bodies, never in addresses of requests, which logs keep. Call it while
 * registering.
 */
export async function registerPrivacy(strapi: Core.Strapi): Promise<void> {
  await registerPrivacyActions(strapi);
  protectPrivacyLog(strapi);
  addAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/privacy/find',
      right: exportPeople,
      handle: async (context) => {
        const address = findAddress(context);
        const person = await findPerson(strapi, address);
        const { owners, colleagues } = person;
        const acts = await listPrivacyLog(strapi, address);
        const siblings = await listSiblings(strapi, address);
        return { address, counts: countPerson(person), owners, colleagues, acts, siblings };
      },
    },
    {
      method: 'POST',
      path: '/privacy/export',
      right: exportPeople,
      handle: async (context) => {
        const address = findAddress(context);
        const person = await findPerson(strapi, address);
        const data = await exportPerson(strapi, person);
        const counts = countPerson(person);
        await recordPrivacyAction(strapi, {
          act: 'export',
          staff: nameStaff(context),
          address,
          counts,
        });
        return data;
      },
    },
    {
      method: 'POST',
      path: '/privacy/erase',
      right: erasePeople,
      handle: async (context) => {
        const address = findAddress(context);
        const { confirmation } = context.request.body as { confirmation?: unknown };
        if (readAddress(confirmation) !== address) {
          throw refuse('privacy.confirm');
        }
        if (await isOfAgency(strapi, address)) {
          throw refuse('privacy.agency');
        }
        return { address, counts: await erasePerson(strapi, address, nameStaff(context)) };
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

function findAddress({ request }: AdminContext): string {
  const body = (request.body ?? {}) as { address?: unknown };
  const address = readAddress(body.address);
  if (!address) throw refuse('privacy.address');
  return address;
}

function nameStaff({ state: { user } }: AdminContext): string {
  return user.email;
}
