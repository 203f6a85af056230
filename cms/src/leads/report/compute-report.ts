import { addDays, mondayOf } from '@agency/domain/day';
import type { LeadKind } from '@agency/domain/form-rules';
import type { Language } from '@agency/domain/languages';
import type { LeadChannel } from '@agency/domain/lead-source';
import { namePortal } from '@agency/domain/portals';
import { offeredAvailabilities } from '@agency/domain/availability';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { listEmptySearches } from '../../listings/search/empty-searches';
import { findCardsById } from '../../listings/search/find-cards';
import { loadTeam } from '../../listings/team/load-team';
import { agencyDay } from '../../platform/rules/agency-time';
import { groupBy } from '../../platform/rules/group-by';
import { startOfDay } from '../../platform/rules/start-of-day';
import { nameColleagues } from '../../platform/staff/colleagues';
import { ACTS } from '../history/record-act';
import type { QuietListing, Report, ReportFigures, ReportRow } from './report-responses';

/** Forms of people who look for a home or have one; others are not business. */
export const reportedKinds: readonly LeadKind[] = [
  ...(['site-contact', 'contact-me', 'contact-appointment', 'contact-construction'] as const),
  ...(['contact-demand', 'request-documents', 'purchase-offer', 'rent-application'] as const),
  'demand-register',
];

const offerKinds = ['purchase-offer', 'rent-application'];
const answers = ['reply', 'call', 'visit'];
const hourMs = 3600 * 1000;
const fewestViews = 10;
const mostQuiet = 25;

export interface ReportPeriod {
  /** Days in Brussels, inclusive. */
  first: string;
  last: string;
}

interface ReportedLead {
  id: number;
  kind: string;
  at: Date;
  channel: LeadChannel;
  source: string | null;
  listing: { id: number; documentId: string; reference: string } | null;
  office: string | null;
  colleague: number | null;
  hasVisit: boolean;
  /** Hours until the first answer; null without one. */
  hours: number | null;
}

/**
 * Computes the agency's report of a period: the results of the leads sent in it, by source,
 * listing, office, colleague and week, without spam; listings with many views and no leads; and
 * words that were searched without results. Names are in the reader's language.
 */
export async function computeReport(
  strapi: Core.Strapi,
  period: ReportPeriod,
  language: Language,
): Promise<Report> {
  const leads = await listReported(strapi, period);
  const { offices } = await loadTeam(strapi);
  const colleagues = await nameColleagues(
    strapi,
    leads.map(({ colleague }) => colleague),
  );
  const quiet = await listQuiet(strapi, period, leads);
  const ids = [...leads.flatMap(({ listing }) => listing?.id ?? []), ...quiet.map(({ id }) => id)];
  const cards = await findCardsById(strapi, [...new Set(ids)], language);
  const nameListing = (id: number, reference: string): string =>
    [cards.get(id)?.title, reference].filter(Boolean).join(' · ');
  const nameOffice = (key: string): string => {
    const texts = offices.get(key)?.texts;
    return texts?.get(language)?.name ?? [...(texts?.values() ?? [])][0]?.name ?? key;
  };
  return {
    ...period,
    total: computeFigures(leads),
    sources: groupRows(
      leads,
      ({ channel, source }) => `${channel} ${source ?? ''}`,
      ({ channel, source }) => ({ channel, name: source ? namePortal(source) : '' }),
    ),
    listings: groupRows(
      leads,
      ({ listing }) => String(listing?.id ?? ''),
      ({ listing }) =>
        listing
          ? {
              name: nameListing(listing.id, listing.reference),
              documentId: listing.documentId,
            }
          : { name: '' },
    ),
    offices: groupRows(
      leads,
      ({ office }) => office ?? '',
      ({ office }) => ({ name: office ? nameOffice(office) : '' }),
    ),
    colleagues: groupRows(
      leads,
      ({ colleague }) => String(colleague ?? ''),
      ({ colleague }) => ({ name: colleagues.get(colleague ?? 0) ?? '' }),
    ),
    weeks: listWeeks(leads, period),
    quietListings: quiet.map(({ id, documentId, reference, views }) => ({
      documentId,
      reference,
      name: nameListing(id, reference),
      views,
    })),
    emptySearches: await listEmptySearches(strapi, period),
  };
}

/** Returns a row for each week, also for those without leads. */
function listWeeks(leads: readonly ReportedLead[], { first, last }: ReportPeriod): ReportRow[] {
  const byWeek = groupBy(leads, ({ at }) => mondayOf(agencyDay(at)));
  const rows: ReportRow[] = [];
  for (let week = mondayOf(first); week <= last; week = addDays(week, 7)) {
    rows.push({ name: week, ...computeFigures(byWeek.get(week) ?? []) });
  }
  return rows;
}

function groupRows(
  leads: readonly ReportedLead[],
  keyOf: (lead: ReportedLead) => string,
  describe: (lead: ReportedLead) => Pick<ReportRow, 'name' | 'channel' | 'documentId'>,
): ReportRow[] {
  return [...groupBy(leads, keyOf).values()]
    .map((group) => ({ ...describe(group[0] as ReportedLead), ...computeFigures(group) }))
    .sort((one, other) => other.leads - one.leads || one.name.localeCompare(other.name));
}

function computeFigures(leads: readonly ReportedLead[]): ReportFigures {
  const hours = leads.flatMap((lead) => lead.hours ?? []).sort((one, other) => one - other);
  return {
    leads: leads.length,
    visits: leads.filter(({ hasVisit }) => hasVisit).length,
    offers: leads.filter(({ kind }) => offerKinds.includes(kind)).length,
    answered: hours.length,
    answeredInDay: hours.filter((time) => time <= 24).length,
    medianHours: findMedian(hours),
  };
}

/** Returns the median of sorted numbers with one decimal; null without any. */
function findMedian(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  if (low === undefined || high === undefined) return null;
  return Math.round(((low + high) / 2) * 10) / 10;
}

type Moment = number | string | Date;

interface Row {
  id: number;
  kind: string;
  created: Moment;
  channel: LeadChannel | null;
  source: string | null;
  listing: number | null;
  listingDocument: string | null;
  reference: string | null;
  leadOffice: string | null;
  listingOffice: string | null;
  colleague: number | null;
  answered: Moment | null;
  visits: number | string | null;
}

/** Returns one row per lead; the newest 50,000, more than an agency gets in years. */
async function listReported(
  { db }: Core.Strapi,
  { first, last }: ReportPeriod,
): Promise<ReportedLead[]> {
  const { connection } = db;
  const answered = connection(ACTS)
    .whereIn('act', answers)
    .whereNotNull('staff')
    .groupBy('lead')
    .select('lead')
    .min({ at: 'at' })
    .as('answer');
  const agreed = connection('leads_cmps as part')
    .join('components_lead_appointments as visit', 'visit.id', 'part.cmp_id')
    .where({ 'part.component_type': 'lead.appointment', 'visit.state': 'confirmed' })
    .groupBy('part.entity_id')
    .select('part.entity_id as lead')
    .count({ visits: '*' })
    .as('agreed');
  const rows = (await selectReported(connection, { first, last })
    .leftJoin('leads_listing_lnk as link', 'link.lead_id', 'lead.id')
    .leftJoin('listings as listing', 'listing.id', 'link.listing_id')
    .leftJoin('leads_assignee_lnk as handled', 'handled.lead_id', 'lead.id')
    .leftJoin(answered, 'answer.lead', 'lead.document_id')
    .leftJoin(agreed, 'agreed.lead', 'lead.id')
    .orderBy('lead.id', 'desc')
    .limit(50_000)
    .select({
      id: 'lead.id',
      kind: 'lead.kind',
      created: 'lead.created_at',
      channel: 'lead.channel',
      source: 'lead.source',
      listing: 'listing.id',
      listingDocument: 'listing.document_id',
      reference: 'listing.reference',
      leadOffice: 'lead.office_key',
      listingOffice: 'listing.office_key',
      colleague: 'handled.user_id',
      answered: 'answer.at',
      visits: 'agreed.visits',
    })) as Row[];
  return rows.map(readLead);
}

function selectReported(connection: Knex, { first, last }: ReportPeriod): Knex.QueryBuilder {
  return connection('leads as lead')
    .whereIn('lead.kind', [...reportedKinds])
    .whereNot('lead.state', 'spam')
    .where('lead.created_at', '>=', startOfDay(first, 0))
    .where('lead.created_at', '<', startOfDay(last, 1));
}

function readLead(row: Row): ReportedLead {
  const at = new Date(row.created);
  const answered = row.answered === null ? null : Number(row.answered);
  return {
    id: row.id,
    kind: row.kind,
    at,
    channel: row.channel ?? 'unknown',
    source: row.source,
    listing:
      row.listing === null
        ? null
        : {
            id: row.listing,
            documentId: row.listingDocument ?? '',
            reference: row.reference ?? '',
          },
    office: row.listingOffice ?? row.leadOffice,
    colleague: row.colleague,
    hasVisit: Number(row.visits ?? 0) > 0,
    hours: answered === null ? null : (answered - at.getTime()) / hourMs,
  };
}

/** Lists listings on offer without a lead in the period, those with most views first. */
async function listQuiet(
  { db }: Core.Strapi,
  { first, last }: ReportPeriod,
  leads: readonly ReportedLead[],
): Promise<(Omit<QuietListing, 'name'> & { id: number })[]> {
  const asked = new Set(leads.map(({ listing }) => listing?.id));
  const rows = (await db
    .connection('visit_counts as visit')
    .join('listings as listing', 'listing.reference', 'visit.listing_reference')
    .where({ 'listing.state': 'active' })
    .whereIn('listing.availability', [...offeredAvailabilities])
    .whereBetween('visit.day', [first, last])
    .groupBy('listing.id', 'listing.document_id', 'listing.reference')
    .having(db.connection.raw('sum(visit.visits) >= ?', [fewestViews]))
    .orderByRaw('sum(visit.visits) desc, listing.reference')
    .select({
      id: 'listing.id',
      documentId: 'listing.document_id',
      reference: 'listing.reference',
    })
    .sum({ views: 'visit.visits' })) as {
    id: number;
    documentId: string;
    reference: string;
    views: number | string;
  }[];
  return rows
    .filter(({ id }) => !asked.has(id))
    .slice(0, mostQuiet)
    .map((row) => ({ ...row, views: Number(row.views) }));
}
