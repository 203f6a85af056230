import { buildInvitation } from './build-invitation';
import { listingAddress, writeListingPlace } from '../../listings/mails/mail-listing';
import type { MailAttachment } from '../../platform/mail/outgoing-mail';
import type { LeadContext } from './lead-context';

/**
 * The file for the calendar of a visit that was agreed, or that is off; none for any other lead. The
 * agency's own says who comes, whether they have an address or not.
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
