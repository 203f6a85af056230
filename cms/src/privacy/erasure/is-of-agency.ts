import type { Core } from '@strapi/strapi';
import { readAddress } from '../../platform/mail/email-address';

interface Settings {
  noticeEmail?: string | null;
  legal?: { email?: string | null } | null;
  leadAddresses?: { email?: string | null }[] | null;
}

/** Whether leads of some form are mailed to this address: its mails are other people's. */
export async function isOfAgency(strapi: Core.Strapi, address: string): Promise<boolean> {
  const sites = (await strapi.db.query('api::site.site').findMany({
    select: ['noticeEmail'],
    populate: { legal: { select: ['email'] }, leadAddresses: { select: ['email'] } },
  })) as unknown as Settings[];
  const own = sites.flatMap(({ noticeEmail, legal, leadAddresses }) => [
    ...[noticeEmail, legal?.email],
    ...(leadAddresses ?? []).map(({ email }) => email),
  ]);
  return own.some((email) => readAddress(email) === address);
}
