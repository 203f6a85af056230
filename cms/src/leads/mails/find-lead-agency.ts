import type { Core } from '@strapi/strapi';
import { listMailboxes } from '../../listings/team/team-recipients';
import { findAgency, findLeadAddress } from '../../platform/mail/agency';
import type { MailedLead } from './load-lead';

export interface LeadAgency {
  /** The first is the recipient, the others get a copy; empty if there are no addresses. */
  recipients: string[];
  replyTo: string | null;
  organizer: { name: string; email: string | null };
}

/**
 * Returns the agent of the listing or page, with a copy to the office; otherwise the office,
 * otherwise the address in the site settings for this type of lead.
 */
export async function findLeadAgency(
  strapi: Core.Strapi,
  lead: Pick<MailedLead, 'kind' | 'language' | 'contact'>,
): Promise<LeadAgency> {
  const mailboxes = listMailboxes(lead.contact, lead.language);
  const [first] = mailboxes;
  if (first) {
    const recipients = [...new Set(mailboxes.map(({ email }) => email))];
    return { recipients, replyTo: first.email, organizer: first };
  }
  const address = await findLeadAddress(strapi, lead.kind);
  const { name, email } = await findAgency(strapi, lead.language);
  return {
    recipients: address === null ? [] : [address],
    replyTo: address,
    organizer: { name, email: email ?? address },
  };
}
