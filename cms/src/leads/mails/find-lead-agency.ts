import type { Core } from '@strapi/strapi';
import { listMailboxes } from '../../listings/team/team-recipients';
import { findAgency, findLeadAddress } from '../../platform/mail/agency';
import type { MailedLead } from './load-lead';

/** Who of the agency answers a lead. */
export interface LeadAgency {
  /** The first answers, the others get a copy; empty when nobody has an address. */
  recipients: string[];
  /** Where the visitor's answers go. */
  replyTo: string | null;
  /** In whose calendar a visit stands. */
  organizer: { name: string; email: string | null };
}

/**
 * AGENT-3: the agent whose listing or page it is, with a copy to the office; else the office; else
 * the address of the site settings for leads of its kind.
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
