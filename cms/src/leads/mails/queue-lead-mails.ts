import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { isMailAddress, replyTo } from '../../platform/mail/clean-mail';
import { buildAgencyMail } from './agency-mail';
import { findLeadAgency, type LeadAgency } from './find-lead-agency';
import { buildLeadContext, type LeadContext, findGreetingName } from './lead-context';
import { loadLead, type MailedLead } from './load-lead';
import { attachVisit } from './queue-visit-mails';
import { buildVisitorMail, isThanked } from './visitor-mail';
import type { OutgoingMail, MailContent } from '../../platform/mail/outgoing-mail';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildMailContact } from '../../listings/mails/mail-contact';
import { buildListingBlock, listingAddress } from '../../listings/mails/mail-listing';
import { addressThread } from '../threads/thread-address';
import { unlinkText } from './unlink-text';

/**
 * Writes the mails of a stored lead in the caller's transaction: to the agency in its language,
 * and to the visitor or the friend in theirs. Mails that confirm saved searches and newsletters
 * are written by those modules.
 */
export async function queueLeadMails(strapi: Core.Strapi, leadId: string): Promise<void> {
  const lead = await loadLead(strapi, leadId);
  if (!lead) throw new Error('There is no such lead');
  const agency = await findLeadAgency(strapi, lead);
  if (agency.recipients.length === 0) {
    strapi.log.error('Mails: a lead is mailed to nobody; fill in an address in the site settings');
  }
  await notifyAgency(strapi, lead, agency);
  const context = await buildLeadContext(strapi, lead, lead.language);
  const toFriend = addressToFriend(context);
  if (toFriend) await queueMail(strapi, toFriend);
  const toVisitor = await addressToVisitor(strapi, context, agency);
  if (toVisitor) await queueMail(strapi, toVisitor);
}

/** Writes the mails to the agency about a lead, except to one address, such as where it came from. */
export async function notifyAgency(
  strapi: Core.Strapi,
  lead: MailedLead,
  { recipients, organizer }: Pick<LeadAgency, 'recipients' | 'organizer'>,
  except?: string,
): Promise<void> {
  for (const [index, recipient] of recipients.entries()) {
    if (recipient === except) continue;
    const part = index === 0 ? 'agency' : 'copy';
    await queueMail(strapi, await addressToAgency(strapi, lead, { recipient, part, organizer }));
  }
}

async function addressToAgency(
  strapi: Core.Strapi,
  lead: MailedLead,
  {
    recipient,
    part,
    organizer,
  }: { recipient: string; part: 'agency' | 'copy' } & Pick<LeadAgency, 'organizer'>,
): Promise<OutgoingMail> {
  const { language } = await findAgency(strapi, lead.language);
  const context = await buildLeadContext(strapi, lead, language);
  return {
    key: `lead:${lead.documentId}:${part}`,
    kind: 'lead-agency',
    language,
    recipient,
    leadId: lead.documentId,
    content: await buildAgencyMail(strapi, context),
    attachments: attachVisit(context, organizer, 'agency'),
    ...replyTo(lead.email),
  };
}

async function addressToVisitor(
  strapi: Core.Strapi,
  context: LeadContext,
  agency: LeadAgency,
): Promise<OutgoingMail | null> {
  const { lead, language } = context;
  const { kind, email, documentId: leadId } = lead;
  if (email === null || !isMailAddress(email) || !isThanked(kind)) return null;
  const own = await findAgency(strapi, language);
  return {
    key: `lead:${leadId}:visitor`,
    kind: 'lead-visitor',
    language,
    recipient: email,
    leadId,
    ...(await addressThread(strapi, leadId, agency)),
    content: await buildVisitorMail(strapi, context, kind, own),
    attachments: attachVisit(context, agency.organizer),
  };
}

function addressToFriend(context: LeadContext): OutgoingMail | null {
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

/**
 * Builds the mail with a listing to a friend; null if the listing has left the site. It has no
 * reply address, and user input is plain text without links.
 */
function buildFriendMail(context: LeadContext): MailContent | null {
  const { lead, translate, card, language, about } = context;
  if (!card) return null;
  const name = findGreetingName(context);
  const sender = unlinkText(context.name);
  return {
    subject: name
      ? translate('friend.subject', { name, about })
      : translate('friend.subjectBare', { about }),
    preheader: translate('friend.text', { name: sender }),
    title: translate('friend.title'),
    blocks: [
      { type: 'paragraph', text: translate('friend.text', { name: sender }) },
      ...(lead.remark
        ? [
            {
              type: 'rows' as const,
              rows: [{ label: translate('friend.message'), value: unlinkText(lead.remark) }],
            },
          ]
        : []),
      ...buildListingBlock(card, language),
      {
        type: 'button',
        label: translate('visitor.listing'),
        href: listingAddress(card.id, language),
      },
      ...buildMailContact(lead.contact, language),
      { type: 'note', text: translate('friend.why') },
    ],
  };
}
