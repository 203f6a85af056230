import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isLanguage } from '@agency/domain/languages';
import { findPhoneDigits } from '@agency/domain/phone';
import { describeCriteria } from '../../alerts/saved-searches/describe-criteria';
import { listSavedSearches } from '../../alerts/saved-searches/stored-saved-search';
import type { PersonPage, PersonRef } from './people-responses';
import { splitContacts, writeContact } from './contact';
import { listLeadIds, withEmails } from './list-lead-ids';
import { listMerged } from './merged-contacts';
import { refuseMissing } from '../../platform/validation/refusal';

const uids = {
  lead: 'api::lead.lead',
  demand: 'api::demand.demand',
  subscription: 'api::subscription.subscription',
} as const;
const MAIL = 'api::outbox-mail.outbox-mail';
const most = 200;

export const personRef = z.object({
  source: z.enum(['lead', 'demand', 'subscription']),
  documentId: z.string().regex(/^[a-z0-9]{24}$/),
});

interface LeadRow {
  documentId: string;
  createdAt: string;
  kind: string;
  state: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  listing: { reference: string; name: string | null } | null;
  project: { reference: string } | null;
  appointment: { state: string; start: string | null } | null;
}

/**
 * Returns the contact of a document's person; null if none exists. Throws a NotFoundError if
 * the document does not exist.
 */
export async function findContact(
  strapi: Core.Strapi,
  { source, documentId }: PersonRef,
): Promise<string | null> {
  const fields = source === 'lead' ? ['email', 'phone'] : ['email'];
  const row = (await strapi.db.query(uids[source]).findOne({
    where: { documentId },
    select: fields,
  })) as { email: string | null; phone?: string | null } | null;
  if (!row) throw refuseMissing('gone.person');
  return writeContact(row);
}

export async function findPersonPage(
  strapi: Core.Strapi,
  ref: PersonRef,
  language: unknown,
): Promise<PersonPage> {
  const contact = await findContact(strapi, ref);
  const contacts = contact ? await listMerged(strapi, contact) : [];
  const { emails, phones } = splitContacts(contacts);
  const ids = contact ? await listLeadIds(strapi, { emails, phones }) : [];
  const where = contact ? { id: { $in: ids } } : { documentId: ref.documentId };
  const leads = (await strapi.db.query(uids.lead).findMany({
    where,
    orderBy: { id: 'desc' },
    limit: most,
    populate: {
      listing: { select: ['reference', 'name'] },
      project: { select: ['reference'] },
      appointment: true,
    },
  })) as LeadRow[];
  const ofEmails = withEmails(emails);
  const select = ['documentId', 'name', 'state', 'language'];
  const subscriptions: PersonPage['subscriptions'] =
    emails.length > 0
      ? await strapi.db
          .query(uids.subscription)
          .findMany({ where: ofEmails, select, orderBy: { id: 'desc' } })
      : [];
  const searches = emails.length > 0 ? await listSavedSearches(strapi, ofEmails) : [];
  const named = [...leads.map(nameLead), ...searches.map(({ name }) => name)].find(Boolean);
  return {
    name: named ?? '',
    emails,
    phones: listPhones([...leads.map(({ phone }) => phone), ...phones]),
    contacts: contacts.map((known) => ({ contact: known, isOwn: known === contact })),
    leads: leads.map(describeLead),
    subscriptions,
    savedSearches: await Promise.all(
      searches.map(async ({ documentId, state, rhythm, criteria }) => {
        const rows = await describeCriteria(
          strapi,
          criteria,
          isLanguage(language) ? language : 'en',
        );
        const text = rows.map(({ value }) => value).join(' · ');
        return { documentId, state, rhythm, criteria: text };
      }),
    ),
    mails: await listMails(strapi, emails),
  };
}

async function listMails(
  strapi: Core.Strapi,
  emails: readonly string[],
): Promise<PersonPage['mails']> {
  if (emails.length === 0) return [];
  return (await strapi.db.query(MAIL).findMany({
    where: { $or: emails.map((recipient) => ({ recipient: { $eqi: recipient } })) },
    select: ['documentId', 'subject', 'createdAt', 'state'],
    orderBy: { id: 'desc' },
    limit: 50,
  })) as PersonPage['mails'];
}

/** Deduplicates phone numbers in different formats, keeping the latest. */
function listPhones(written: readonly (string | null)[]): string[] {
  const phones = new Map<string, string>();
  for (const phone of written) {
    const digits = findPhoneDigits(phone ?? '');
    if (phone && !phones.has(digits)) phones.set(digits, phone);
  }
  return [...phones.values()];
}

function nameLead({ firstName, lastName }: LeadRow): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function describeLead(lead: LeadRow): PersonPage['leads'][number] {
  const { documentId, createdAt, kind, state, listing, project, appointment } = lead;
  const about = listing?.name ?? listing?.reference ?? project?.reference ?? null;
  const visit = appointment && { state: appointment.state, start: appointment.start };
  return { documentId, createdAt, kind, state, about, visit };
}
