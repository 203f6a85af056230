import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { isMailAddress, replyTo } from '../../platform/mail/clean-mail';
import { describeLead } from './describe-lead';
import { findLeadAgency } from './find-lead-agency';
import { buildLeadContext, findGreetingName, type LeadContext } from './lead-context';
import { loadLead } from './load-lead';
import { buildVisitorMail } from './visitor-mail';
import { formatMoment } from '../../platform/mail/format-moment';
import { buildMailContact } from '../../listings/mails/mail-contact';
import {
  buildListingBlock,
  listingAddress,
  writeListingPlace,
} from '../../listings/mails/mail-listing';
import type { MailContent, OutgoingMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildInvitation } from './build-invitation';
import { addressThread } from '../threads/thread-address';

/**
 * Writes the mails of a cancelled visit in the caller's transaction: to the visitor with a
 * calendar file that removes it, and to the agency if the visitor cancelled.
 */
export async function queueCancelMails(
  strapi: Core.Strapi,
  leadId: string,
  by: 'visitor' | 'agency',
): Promise<void> {
  const lead = await loadLead(strapi, leadId);
  const { start, state, sequence } = lead?.appointment ?? {};
  if (!lead || !start || state !== 'cancelled') return;
  const key = `lead:${leadId}:cancelled:${sequence ?? 0}`;
  const { recipients, replyTo: answerTo, organizer } = await findLeadAgency(strapi, lead);
  if (lead.email !== null && isMailAddress(lead.email)) {
    const { name } = await findAgency(strapi, lead.language);
    const context = await buildLeadContext(strapi, lead, lead.language);
    const mail: OutgoingMail = {
      key,
      kind: 'visit-cancelled',
      language: lead.language,
      recipient: lead.email,
      leadId,
      ...(await addressThread(strapi, leadId, { replyTo: answerTo })),
      content: buildCancelMail(context, formatMoment(new Date(start), lead.language), name),
      attachments: attachVisit(context, organizer),
    };
    await queueMail(strapi, mail);
  }
  if (by === 'agency') return;
  const { language } = await findAgency(strapi, lead.language);
  const context = await buildLeadContext(strapi, lead, language);
  const moment = formatMoment(new Date(start), language);
  for (const [index, recipient] of recipients.entries()) {
    await queueMail(strapi, {
      key: `${key}:${index === 0 ? 'agency' : 'copy'}`,
      kind: 'visit-cancelled',
      language,
      recipient,
      leadId,
      ...replyTo(lead.email),
      content: await buildAgencyCancelMail(strapi, context, moment),
      attachments: attachVisit(context, organizer, 'agency'),
    });
  }
}

/**
 * Writes the mail of a confirmed or moved visit in the caller's transaction: to the visitor with
 * a calendar file. `movedFrom` is the previous time; null for a new visit. Does nothing without
 * an email address.
 */
export async function queueConfirmMail(
  strapi: Core.Strapi,
  leadId: string,
  movedFrom: Date | null,
): Promise<void> {
  const lead = await loadLead(strapi, leadId);
  if (!lead?.appointment || lead.email === null || !isMailAddress(lead.email)) return;
  const { replyTo: answerTo, organizer } = await findLeadAgency(strapi, lead);
  const agency = await findAgency(strapi, lead.language);
  const context = { ...(await buildLeadContext(strapi, lead, lead.language)), movedFrom };
  await queueMail(strapi, {
    key: `lead:${leadId}:confirmed:${lead.appointment.sequence ?? 0}`,
    kind: 'visit-confirmed',
    language: lead.language,
    recipient: lead.email,
    leadId,
    ...(await addressThread(strapi, leadId, { replyTo: answerTo })),
    content: await buildVisitorMail(strapi, context, 'contact-appointment', agency),
    attachments: attachVisit(context, organizer),
  });
}

function buildCancelMail(context: LeadContext, moment: string, agency: string): MailContent {
  const { translate, card, language } = context;
  const name = findGreetingName(context);
  const greeting = name ? translate('layout.greeting', { name }) : translate('layout.greetingBare');
  const body = translate('appointment.cancelled.text', { moment });
  return {
    subject: translate('appointment.cancelled.subject', { moment }),
    preheader: body,
    title: translate('appointment.cancelled.title'),
    blocks: [
      { type: 'paragraph', text: `${greeting}\n\n${body}` },
      ...buildListingBlock(card, language),
      ...buildMailContact(context.lead.contact, language),
      { type: 'paragraph', text: translate('layout.closing', { agency }) },
    ],
  };
}

async function buildAgencyCancelMail(
  strapi: Core.Strapi,
  context: LeadContext,
  moment: string,
): Promise<MailContent> {
  const { translate, about } = context;
  const name = context.name || translate('agency.nobody');
  return {
    subject: translate('appointment.cancelled.agencySubject', { name, about }),
    title: translate('appointment.cancelled.agencyTitle', { name }),
    blocks: [
      { type: 'paragraph', text: translate('appointment.cancelled.agencyText', { moment }) },
      { type: 'rows', rows: await describeLead(strapi, context) },
    ],
  };
}

/**
 * Returns the calendar file of an agreed or cancelled visit; none for other leads. The agency's
 * version names the visitor even without an address.
 */
export function attachVisit(
  { lead, translate, card, language, about, name }: LeadContext,
  organizer: { name: string; email: string | null },
  reader: 'visitor' | 'agency' = 'visitor',
): MailAttachment[] {
  const { start, end, state, sequence } = lead.appointment ?? {};
  const isOwn = reader === 'agency';
  if (!start || !end || !organizer.email || state === 'requested') return [];
  if (!lead.email && !isOwn) return [];
  const reference = lead.listing?.reference;
  const file = buildInvitation({
    lead: lead.documentId,
    sequence: sequence ?? 0,
    isCancelled: state === 'cancelled',
    start: new Date(start),
    end: new Date(end),
    isOwn,
    summary: translate('appointment.summary', { about: about || organizer.name }),
    description: [
      reference ? `${translate('fields.listing')} ${reference}` : organizer.name,
      ...(isOwn ? [name, lead.phone, lead.email] : []),
    ]
      .filter(Boolean)
      .join('\n'),
    location: (card && writeListingPlace(card)) || null,
    url: reference ? listingAddress(reference, language) : null,
    organizer: { name: organizer.name, email: organizer.email },
    attendee: lead.email ? { name: name || lead.email, email: lead.email } : null,
  });
  return [file];
}
