import type { Core, UID } from '@strapi/strapi';
import type { Found } from './find-person';

const leadUid = 'api::lead.lead';
const mailUid = 'api::outbox-mail.outbox-mail';

/**
 * Erases leads with their mails, in the transaction under way: the Document Service takes their
 * parts, and what follows a deleted lead (cms/src/leads/creation) frees its visit and its files.
 */
export async function eraseLeads(strapi: Core.Strapi, leads: readonly Found[]): Promise<void> {
  if (leads.length === 0) return;
  const mails = await listIds(strapi, mailUid, {
    lead: { id: { $in: leads.map(({ id }) => id) } },
  });
  await eraseRows(strapi, mailUid, mails);
  await eraseDocuments(strapi, leadUid, leads);
}

/** Erases documents by way of the Document Service, so that whatever follows them goes too. */
export async function eraseDocuments(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rows: readonly Found[],
): Promise<void> {
  for (const { documentId } of rows) await strapi.documents(uid).delete({ documentId });
}

/** Erases rows that have nothing below them. */
export async function eraseRows(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await strapi.db.query(uid).deleteMany({ where: { id: { $in: ids } } });
}

async function listIds(strapi: Core.Strapi, uid: string, where: object): Promise<number[]> {
  const rows = (await strapi.db.query(uid).findMany({ where, select: ['id'] })) as { id: number }[];
  return rows.map(({ id }) => id);
}
