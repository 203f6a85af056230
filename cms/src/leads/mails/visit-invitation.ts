import { buildInvitation } from './build-invitation';
import { listingAddress, writeListingPlace } from '../../listings/mails/mail-listing';
import type { MailAttachment } from '../../platform/mail/outgoing-mail';
import type { LeadContext } from './lead-context';

/** The file for the calendar of a visit that was agreed, or that is off; null for any other lead. */
export function attachVisit(
  { lead, translate, card, language, about, name }: LeadContext,
  organizer: { name: string; email: string | null },
): MailAttachment[] {
  const { start, end, state, sequence } = lead.appointment ?? {};
  if (!start || !end || !lead.email || !organizer.email || state === 'requested') return [];
  const reference = lead.listing?.reference;
  const file = buildInvitation({
    lead: lead.documentId,
    sequence: sequence ?? 0,
    isCancelled: state === 'cancelled',
    start: new Date(start),
    end: new Date(end),
    summary: translate('appointment.summary', { about: about || organizer.name }),
    description: reference ? `${translate('fields.listing')} ${reference}` : organizer.name,
    location: (card && writeListingPlace(card)) || null,
    url: reference ? listingAddress(reference, language) : null,
    organizer: { name: organizer.name, email: organizer.email },
    attendee: { name: name || lead.email, email: lead.email },
  });
  return [file];
}
