import type { Core } from '@strapi/strapi';
import { findAgency } from './agency';
import type { MailOrigin } from './mail-transport';

/** The agency's name, and the address of MAIL_FROM, of its legal details, or of the site's host. */
export async function findOrigin(strapi: Core.Strapi): Promise<MailOrigin> {
  const agency = await findAgency(strapi, 'nl');
  const { hostname } = new URL(agency.siteUrl);
  const from = strapi.config.get<string | null>('mail.from');
  return { name: agency.name, address: from ?? agency.email ?? `no-reply@${hostname}` };
}
