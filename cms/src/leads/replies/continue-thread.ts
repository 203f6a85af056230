import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { findAgency } from '../../platform/mail/agency';
import { replyTo } from '../../platform/mail/clean-mail';
import { queueMail } from '../../platform/mail/queue-mail';
import { recordAct } from '../history/record-act';
import { findLeadAddress } from '../mails/agency-mail';
import { findLeadAgency } from '../mails/find-lead-agency';
import { buildLeadContext } from '../mails/lead-context';
import { loadLead } from '../mails/load-lead';
import { unlinkText } from '../mails/unlink-text';

const LEAD = 'api::lead.lead';

interface Answer {
  lead: string;
  /** Unique per mail. */
  key: string;
  name: string;
  text: string;
  /** The address that the mail arrived at, which is not notified. */
  mailbox: string | null;
  /** True for the same message again, which changes nothing. */
  isRepeated: boolean;
}

/**
 * Adds an answer of a visitor to the lead's history, marks the lead as unread and in progress, and
 * mails it to the agency; in the current transaction.
 */
export async function continueThread(
  strapi: Core.Strapi,
  { lead: documentId, key, name, text, mailbox, isRepeated }: Answer,
): Promise<void> {
  const detail = text.slice(0, 2000);
  await recordAct(strapi, {
    lead: documentId,
    act: 'answer',
    detail,
    staff: null,
    key: `answer:${key}`,
  });
  if (isRepeated) return;
  const lead = await loadLead(strapi, documentId);
  if (!lead) return;
  const where = { documentId };
  await strapi.db.query(LEAD).updateMany({ where, data: { readAt: null } });
  if (await strapi.db.query(LEAD).count({ where: { documentId, state: 'done' } })) {
    await documentsOf(strapi, LEAD).update({ documentId, data: { state: 'open' } });
  }
  const agency = await findLeadAgency(strapi, lead);
  const { language } = await findAgency(strapi, lead.language);
  const context = await buildLeadContext(strapi, lead, language);
  const { translate, about } = context;
  const sender = name || context.name || lead.email || translate('agency.nobody');
  for (const recipient of agency.recipients.filter((address) => address !== mailbox)) {
    await queueMail(strapi, {
      key: `answer:${key}:${agency.recipients.indexOf(recipient)}`,
      kind: 'lead-agency',
      language,
      recipient,
      leadId: documentId,
      ...replyTo(lead.email),
      content: {
        subject: translate('agency.answer.subject', { name: sender, about }).replace(/\s?: $/, ''),
        title: translate('agency.answer.title', { name: sender }),
        blocks: [
          { type: 'paragraph', text: unlinkText(text) },
          { type: 'button', label: translate('agency.open'), href: findLeadAddress(documentId) },
        ],
      },
    });
  }
}
