import type { Core } from '@strapi/strapi';
import type { LeadChannel, VisitSource } from '@agency/domain/lead-source';
import { namePortal } from '@agency/domain/portals';
import { isLanguage } from '@agency/domain/languages';
import { buildMailListing, listingAddress } from '../../listings/mails/mail-listing';
import { nameColleagues } from '../../platform/staff/colleagues';
import { listActs } from '../history/record-act';
import { describeAmounts, describeParts, describePerson } from '../mails/describe-lead';
import { buildLeadContext } from '../mails/lead-context';
import { loadLead } from '../mails/load-lead';
import { splitContacts, writeContact } from '../people/contact';
import { listLeadIds } from '../people/list-lead-ids';
import { listMerged } from '../people/merged-contacts';
import { FILES } from '../private-files/file-table';
import type { LeadAct, LeadDetails } from './inbox-responses';

interface LeadRow {
  id: number;
  state: string;
  note: string | null;
  followUpOn: string | null;
  channel: LeadChannel | null;
  source: string | null;
  visitSource: VisitSource | null;
  listing: { documentId: string; reference: string } | null;
  project: { documentId: string; reference: string } | null;
  assignee: { id: number } | null;
  testimonial: { entry: { documentId: string } | null } | null;
}

const uid = 'api::lead.lead';
const named = { select: ['documentId', 'reference'] };

/** Returns a lead with related data in a language; null if it does not exist. */
export async function findLeadDetails(
  strapi: Core.Strapi,
  documentId: string,
  given: unknown,
): Promise<LeadDetails | null> {
  const lead = await loadLead(strapi, documentId);
  const row = (await strapi.db.query(uid).findOne({
    where: { documentId },
    select: ['id', 'state', 'note', 'followUpOn', 'channel', 'source', 'visitSource'],
    populate: {
      listing: named,
      project: named,
      assignee: { select: ['id'] },
      testimonial: { populate: { entry: { select: ['documentId'] } } },
    },
  })) as LeadRow | null;
  if (!lead || !row) return null;
  const { kind, createdAt, email, phone, appointment } = lead;
  const language = isLanguage(given) ? given : lead.language;
  const context = await buildLeadContext(strapi, lead, language);
  const { listing, project, state, note, followUpOn } = row;
  return {
    documentId,
    kind,
    state,
    createdAt,
    name: context.name || (lead.testimonial?.name ?? ''),
    email,
    phone,
    language: lead.language,
    message: lead.remark,
    note,
    followUpOn,
    channel: row.channel ?? 'unknown',
    source: row.source && namePortal(row.source),
    visitSource: row.visitSource,
    person: describePerson(context),
    request: await describeParts(strapi, context),
    amounts: describeAmounts(context),
    project,
    mails: await listMails(strapi, row.id),
    acts: await nameActs(strapi, documentId),
    savedSearch: await findSavedSearch(strapi, row.id),
    files: await listFiles(strapi, documentId),
    others: await countOthers(strapi, row.id, lead),
    listing: listing && {
      ...listing,
      href: listingAddress(listing.reference, lead.language),
      card: context.card && buildMailListing(context.card, language),
    },
    assignee: row.assignee?.id ?? null,
    documents: (lead.documents ?? []).map(({ name }) => name),
    timeSlots: lead.timeSlots ?? [],
    appointment: appointment && {
      state: appointment.state,
      start: appointment.start,
      end: appointment.end,
      sequence: appointment.sequence ?? 0,
      wishes: appointment.wishes ?? [],
    },
    testimonial: row.testimonial?.entry?.documentId ?? null,
  };
}

/** Counts other leads of the person, including merged contacts. */
async function countOthers(
  strapi: Core.Strapi,
  id: number,
  given: Parameters<typeof writeContact>[0],
): Promise<number> {
  const contact = writeContact(given);
  if (!contact) return 0;
  const ids = await listLeadIds(strapi, splitContacts(await listMerged(strapi, contact)));
  return new Set(ids.filter((other) => other !== id)).size;
}

async function nameActs(strapi: Core.Strapi, documentId: string): Promise<LeadAct[]> {
  const acts = await listActs(strapi, documentId);
  const names = await nameColleagues(
    strapi,
    acts.map(({ staff }) => staff),
  );
  return acts.map(({ id, at, act, detail, staff }) => {
    const name = staff === null ? null : (names.get(staff) ?? null);
    return { id, at: new Date(at).toISOString(), act, detail, staff: name };
  });
}

async function listMails(strapi: Core.Strapi, lead: number): Promise<LeadDetails['mails']> {
  return (await strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { lead: { id: lead } },
    select: [
      ...['documentId', 'kind', 'subject', 'text', 'recipient'],
      ...['state', 'createdAt', 'sentAt', 'lastError'],
    ],
    orderBy: { id: 'asc' },
    limit: 50,
  })) as LeadDetails['mails'];
}

async function findSavedSearch(
  strapi: Core.Strapi,
  lead: number,
): Promise<LeadDetails['savedSearch']> {
  return (await strapi.db.query('api::demand.demand').findOne({
    where: { lead: { id: lead } },
    select: ['documentId', 'state'],
  })) as LeadDetails['savedSearch'];
}

async function listFiles(strapi: Core.Strapi, lead: string): Promise<LeadDetails['files']> {
  const rows = (await strapi.db
    .connection(FILES)
    .where({ lead })
    .orderBy('id')
    .select('file_id', 'name')) as { file_id: string; name: string }[];
  return rows.map(({ file_id: id, name }) => ({ id, name }));
}
