import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/process/env';
import { FILES } from '../private-files/file-table';
import type { LeadDetails } from './answers';

interface LeadRow {
  id: number;
  email: string | null;
  phone: string | null;
  language: string;
  documents: { name: string }[] | null;
  timeSlots: string[] | null;
  listing: { documentId: string; reference: string } | null;
  project: { documentId: string; reference: string } | null;
  assignee: { id: number } | null;
  appointment: {
    state: string;
    start: string | null;
    end: string | null;
  } | null;
  testimonial: { entry: { documentId: string } | null } | null;
}

const uid = 'api::lead.lead';
const named = { select: ['documentId', 'reference'] };

/** The surroundings of a lead; null when there is no such lead. */
export async function findLeadDetails(
  strapi: Core.Strapi,
  documentId: string,
): Promise<LeadDetails | null> {
  const lead = (await strapi.db.query(uid).findOne({
    where: { documentId },
    select: ['id', 'email', 'phone', 'language', 'documents', 'timeSlots'],
    populate: {
      listing: named,
      project: named,
      assignee: { select: ['id'] },
      appointment: true,
      testimonial: { populate: { entry: { select: ['documentId'] } } },
    },
  })) as unknown as LeadRow | null;
  if (!lead) return null;
  const { email, phone, language, listing, project, assignee, appointment } = lead;
  const [mails, savedSearch, files, others] = await Promise.all([
    listMails(strapi, lead.id),
    findSavedSearch(strapi, lead.id),
    listFiles(strapi, documentId),
    email ? strapi.db.query(uid).count({ where: { email, id: { $ne: lead.id } } }) : 0,
  ]);
  return {
    email,
    phone,
    language,
    project,
    mails,
    savedSearch,
    files,
    others,
    listing: listing && { ...listing, href: addressOf(listing.reference, language) },
    assignee: assignee?.id ?? null,
    documents: (lead.documents ?? []).map(({ name }) => name),
    timeSlots: lead.timeSlots ?? [],
    appointment: appointment && pickVisit(appointment),
    testimonial: lead.testimonial?.entry?.documentId ?? null,
  };
}

function pickVisit({ state, start, end }: NonNullable<LeadRow['appointment']>) {
  return { state, start, end };
}

/** The site leads on from here to the listing's page in the language of the lead. */
function addressOf(reference: string, language: string): string {
  const path = `/${language}/property/${encodeURIComponent(reference)}/`;
  return new URL(path, readEnvironment().SITE_URL).href;
}

async function listMails(strapi: Core.Strapi, lead: number): Promise<LeadDetails['mails']> {
  return (await strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { lead: { id: lead } },
    select: [
      ...['documentId', 'subject', 'recipient', 'state', 'createdAt', 'sentAt', 'lastError'],
    ],
    orderBy: { id: 'asc' },
    limit: 20,
  })) as unknown as LeadDetails['mails'];
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
