import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isMailAddress } from '../../platform/mail/clean-mail';
import { formatMoment } from '../../platform/mail/format-moment';
import type { MailBlock } from '../../platform/mail/outgoing-mail';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildMailContact } from '../../listings/mails/mail-contact';
import { buildListingBlock } from '../../listings/mails/mail-listing';
import { recordAct } from '../history/record-act';
import { markInProgress } from '../inbox/mark-in-progress';
import { findLeadAgency } from '../mails/find-lead-agency';
import { buildLeadContext, type LeadContext } from '../mails/lead-context';
import { loadLead } from '../mails/load-lead';
import { addressThread } from '../threads/thread-address';
import { unlinkText } from '../mails/unlink-text';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { buildMessageId, findOrigin } from '../../platform/mail/mail-transport';

const reply = z.object({
  /** Idempotency key created by the page. */
  key: z.uuid(),
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(5000),
});

/**
 * Writes a reply to the outbox, threaded below earlier mails to the person, and marks a new lead
 * as in progress; in one transaction, once per key. Throws a ValidationError if it cannot be
 * sent, a NotFoundError if the lead does not exist.
 */
export async function sendReply(
  strapi: Core.Strapi,
  documentId: string,
  given: unknown,
): Promise<{ isNew: boolean }> {
  const { data } = reply.safeParse(given);
  if (!data) throw refuse('reply.empty');
  return strapi.db.transaction(async () => {
    const lead = await loadLead(strapi, documentId);
    if (!lead) throw refuseMissing('gone.lead');
    const { email, language } = lead;
    if (email === null || !isMailAddress(email)) {
      throw refuse('reply.noAddress');
    }
    const key = `reply:${documentId}:${data.key}`;
    const act = { lead: documentId, act: 'reply', detail: data.subject, key } as const;
    if (!(await recordAct(strapi, act))) return { isNew: false };
    const context = await buildLeadContext(strapi, lead, language);
    const agency = await findLeadAgency(strapi, lead);
    await queueMail(strapi, {
      key,
      kind: 'lead-reply',
      language,
      recipient: email,
      leadId: documentId,
      ...(await addressThread(strapi, documentId, {
        replyTo: agency.replyTo,
        // Written by a person, so automatic replies are allowed.
        headers: {
          'Auto-Submitted': 'no',
          ...(await findThread(strapi, { lead: documentId, recipient: email })),
        },
      })),
      content: {
        subject: data.subject,
        title: data.subject,
        blocks: listBlocks(context, data.text),
      },
    });
    await markInProgress(strapi, documentId);
    return { isNew: true };
  });
}

/** Returns the reply, its listing, and the visitor's message. */
function listBlocks({ lead, card, language, translate }: LeadContext, text: string): MailBlock[] {
  const moment = formatMoment(new Date(lead.createdAt), language);
  const quoted = `${translate('reply.quoted', { moment })}\n\n${unlinkText(lead.remark ?? '')}`;
  return [
    { type: 'paragraph', text },
    ...buildListingBlock(card, language),
    ...buildMailContact(lead.contact, language),
    ...(lead.remark ? [{ type: 'note' as const, text: quoted }] : []),
  ];
}

/** RFC 5322 requires all of them, but header size is limited. */
const mostReferences = 10;

/**
 * Returns the headers that thread a mail below earlier ones to the same recipient (RFC 5322,
 * 3.6.4); none for the first.
 */
async function findThread(
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
