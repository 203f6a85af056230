import type { Core } from '@strapi/strapi';
import { maskEmail } from '../../platform/mail-links/mask-email';
import { readToken } from '../../platform/mail-links/mail-link';
import { OWNER, type StoredOwner } from '../accounts/owner-type';

/** Who gets the weekly report, as the link in a mail shows it. */
export interface OwnerReport {
  email: string;
  isStopped: boolean;
}

/** The report that a link in a mail is about; null when the link is wrong or its owner gone (OWN-9). */
export async function findReportByToken(
  strapi: Core.Strapi,
  token: string,
): Promise<OwnerReport | null> {
  const documentId = readToken('stop-owner-report', token);
  if (documentId === null) return null;
  const owner = (await strapi.db
    .query(OWNER)
    .findOne({ where: { documentId } })) as StoredOwner | null;
  return owner && { email: maskEmail(owner.email), isStopped: owner.weeklyReport === false };
}

/** OWN-9: the owner gets no report any more; again it changes nothing. Null as above. */
export async function stopReport(strapi: Core.Strapi, token: string): Promise<OwnerReport | null> {
  const found = await findReportByToken(strapi, token);
  if (found === null || found.isStopped) return found;
  const documentId = readToken('stop-owner-report', token) ?? '';
  const data = { weeklyReport: false } as never;
  await strapi.documents(OWNER).update({ documentId, data });
  return findReportByToken(strapi, token);
}
