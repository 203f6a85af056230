import type { Core } from '@strapi/strapi';
import type { LeadChannel } from '@agency/domain/lead-source';
import { namePortal } from '@agency/domain/portals';
import type { Language } from '@agency/domain/languages';
import { findCardsById } from '../../listings/search/find-cards';
import type { InboxPage, InboxRow } from './inbox-responses';
import { nameColleague, type ColleagueRow } from '../../platform/staff/colleagues';
import { PAGE_SIZE, type InboxFilter } from './inbox-filter';

const uid = 'api::lead.lead';

interface LeadRow {
  documentId: string;
  createdAt: string;
  kind: string;
  state: string;
  language: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  listing: { id: number; reference: string } | null;
  project: { reference: string } | null;
  assignee: ColleagueRow | null;
  readAt: string | null;
  followUpOn: string | null;
  channel: LeadChannel | null;
  source: string | null;
  remark: string | null;
}

export type LeadOfFile = Omit<InboxRow, 'title'> & { message: string | null };

export async function listLeads(
  strapi: Core.Strapi,
  { where, orderBy, page }: InboxFilter,
  language: Language,
): Promise<InboxPage> {
  const [rows, total] = await Promise.all([
    readRows(
      strapi,
      { where, orderBy, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
      language,
    ),
    strapi.db.query(uid).count({ where }),
  ]);
  return {
    rows,
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

const mostLeads = 20_000;

export async function listAllLeads(
  strapi: Core.Strapi,
  { where, orderBy }: InboxFilter,
): Promise<LeadOfFile[]> {
  const rows = await findRows(strapi, { where, orderBy, limit: mostLeads });
  return rows.map((lead) => ({ ...describeLead(lead), message: lead.remark }));
}

async function readRows(
  strapi: Core.Strapi,
  query: object,
  language: Language,
): Promise<InboxRow[]> {
  const rows = await findRows(strapi, query);
  const ids = [...new Set(rows.flatMap(({ listing }) => listing?.id ?? []))];
  const cards = await findCardsById(strapi, ids, language);
  return rows.map((lead) => ({
    ...describeLead(lead),
    title: cards.get(lead.listing?.id ?? 0)?.title ?? null,
  }));
}

async function findRows(strapi: Core.Strapi, query: object): Promise<LeadRow[]> {
  return (await strapi.db.query(uid).findMany({
    ...query,
    populate: {
      listing: { select: ['id', 'reference'] },
      project: { select: ['reference'] },
      assignee: { select: ['firstname', 'lastname', 'username'] },
    },
  })) as LeadRow[];
}

function describeLead(lead: LeadRow): Omit<InboxRow, 'title'> {
  const { documentId, createdAt, kind, state, language, email, phone } = lead;
  return {
    documentId,
    createdAt,
    kind,
    state,
    language,
    email,
    phone,
    name: [lead.firstName, lead.lastName].filter(Boolean).join(' '),
    about: lead.listing?.reference ?? lead.project?.reference ?? null,
    assignee: lead.assignee ? nameColleague(lead.assignee) : null,
    isRead: lead.readAt !== null,
    followUpOn: lead.followUpOn,
    channel: lead.channel ?? 'unknown',
    source: lead.source && namePortal(lead.source),
  };
}
