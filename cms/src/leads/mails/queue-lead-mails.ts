import type { Core } from '@strapi/strapi';
import { findAgency, findLeadAddress } from '../../platform/mail/agency';
import { isMailAddress, replyTo } from '../../platform/mail/clean-mail';
import { buildAgencyMail } from './agency-mail';
import { buildFriendMail } from './friend-mail';
import { buildLeadContext, type LeadContext } from './lead-context';
import { loadLead, type MailedLead } from './load-lead';
import { attachVisit } from './visit-invitation';
import { buildVisitorMail, isThanked } from './visitor-mail';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';
import { queueMail } from '../../platform/mail/queue-mail';

/**
 * Writes the mails that a stored lead makes, in the caller's transaction (FORM-5): one to the agency
 * in its own language, and where fit one to the visitor in theirs, or to the friend. Those of a
 * saved search and of the newsletter, which ask to confirm an address, are written where they are kept.
 */
export async function queueLeadMails(strapi: Core.Strapi, leadId: string): Promise<void> {
  const lead = await loadLead(strapi, leadId);
  if (!lead) throw new Error('There is no such lead');
  const address = await findLeadAddress(strapi, lead.kind);
  if (address === null) {
    strapi.log.error('Mails: a lead is told to nobody; fill in an address in the site settings');
  } else {
    await queueMail(strapi, await tellAgency(strapi, lead, address));
  }
  const context = await buildLeadContext(strapi, lead, lead.language);
  const toFriend = tellFriend(context);
  if (toFriend) await queueMail(strapi, toFriend);
  const toVisitor = await tellVisitor(strapi, context, address);
  if (toVisitor) await queueMail(strapi, toVisitor);
}

async function tellAgency(
  strapi: Core.Strapi,
  lead: MailedLead,
  recipient: string,
): Promise<OutgoingMail> {
  const { language } = await findAgency(strapi, lead.language);
  const context = await buildLeadContext(strapi, lead, language);
  return {
    key: `lead:${lead.documentId}:agency`,
    kind: 'lead-agency',
    language,
    recipient,
    leadId: lead.documentId,
    content: await buildAgencyMail(strapi, context),
    ...replyTo(lead.email),
  };
}

async function tellVisitor(
  strapi: Core.Strapi,
  context: LeadContext,
  agencyAddress: string | null,
): Promise<OutgoingMail | null> {
  const { lead, language } = context;
  const { kind, email, documentId: leadId } = lead;
  if (email === null || !isMailAddress(email) || !isThanked(kind)) return null;
  const { name, email: own } = await findAgency(strapi, language);
  return {
    key: `lead:${leadId}:visitor`,
    kind: 'lead-visitor',
    language,
    recipient: email,
    leadId,
    ...replyTo(agencyAddress),
    content: await buildVisitorMail(strapi, context, kind, name),
    attachments: attachVisit(context, { name, email: own ?? agencyAddress }),
  };
}

function tellFriend(context: LeadContext): OutgoingMail | null {
  const { friend, kind, documentId: leadId } = context.lead;
  if (kind !== 'send-to-friend' || !friend || !isMailAddress(friend.email)) return null;
  const content = buildFriendMail(context);
  if (!content) return null;
  const { language } = context;
  const recipient = friend.email;
  return {
    key: `lead:${leadId}:friend`,
    kind: 'lead-friend',
    language,
    recipient,
    leadId,
    content,
  };
}
