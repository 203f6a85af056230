import type { Core } from '@strapi/strapi';
import { findOrigin } from '../../platform/mail/mail-origin';
import { buildMessageId } from '../../platform/mail/mail-transport';

/** RFC 5322 wants all of them; a header holds about this many. */
const mostReferences = 10;

/**
 * The headers by which a mail about a lead stands below those that its recipient got about it
 * before (RFC 5322, 3.6.4); none for the first.
 */
export async function findThread(
  strapi: Core.Strapi,
  { lead, recipient }: { lead: string; recipient: string },
): Promise<Record<string, string>> {
  const mails = (await strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { lead: { documentId: lead }, recipient },
    select: ['id', 'key'],
    orderBy: { id: 'asc' },
  })) as { key: string }[];
  if (mails.length === 0) return {};
  const { address } = await findOrigin(strapi);
  const ids = mails.map(({ key }) => buildMessageId(key, address));
  const references = [...ids.slice(0, 1), ...ids.slice(1).slice(1 - mostReferences)];
  return { 'In-Reply-To': ids.at(-1) ?? '', References: references.join(' ') };
}
