import type { Core } from '@strapi/strapi';
import type { InboxPage, InboxRow } from './answers';
import { nameColleague, type ColleagueRow } from './colleagues';
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
  listing: { reference: string } | null;
  project: { reference: string } | null;
  assignee: ColleagueRow | null;
}

/** One page of the leads that a filter lets through, and how many there are on all. */
export async function listLeads(
  strapi: Core.Strapi,
  { where, orderBy, page }: InboxFilter,
): Promise<InboxPage> {
  const leads = strapi.db.query(uid);
  const [rows, total] = await Promise.all([
    leads.findMany({
      where,
      orderBy,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      populate: {
        listing: { select: ['reference'] },
        project: { select: ['reference'] },
        assignee: { select: ['firstname', 'lastname', 'username'] },
      },
    }),
    leads.count({ where }),
  ]);
  return {
    rows: (rows as LeadRow[]).map(describeLead),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

function describeLead(lead: LeadRow): InboxRow {
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
  };
}
