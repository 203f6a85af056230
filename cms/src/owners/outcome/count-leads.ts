import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { LeadKind } from '@agency/domain/form-rules';

/** Start (inclusive) and end (exclusive). */
export interface Period {
  from: Date;
  to: Date;
}

/** Counts of leads about a listing and of visits; never personal data. */
export interface LeadCounts {
  enquiries: number;
  visitsAsked: number;
  /** Agreed for a time after the period. */
  visitsPlanned: number;
  /** Agreed for a time in the period. */
  visitsDone: number;
  /** To buy or to rent. */
  offers: number;
}

/** Counter of each form; other forms are not a response to a listing. */
const counted: Partial<Record<LeadKind, 'enquiries' | 'visitsAsked' | 'offers'>> = {
  'contact-me': 'enquiries',
  'request-documents': 'enquiries',
  'contact-appointment': 'visitsAsked',
  'purchase-offer': 'offers',
  'rent-application': 'offers',
};

export const noLeads: LeadCounts = {
  enquiries: 0,
  visitsAsked: 0,
  visitsPlanned: 0,
  visitsDone: 0,
  offers: 0,
};

/** Counts leads about listings in a period, by listing id; listings without leads are missing. */
export async function countLeads(
  strapi: Core.Strapi,
  listingIds: readonly number[],
  period: Period,
): Promise<Map<number, LeadCounts>> {
  const counts = new Map<number, LeadCounts>();
  const add = (listing: number, name: keyof LeadCounts, leads: number | string): void => {
    const known = counts.get(listing) ?? { ...noLeads };
    counts.set(listing, { ...known, [name]: known[name] + Number(leads) });
  };
  for (const { listing, kind, leads } of await countKinds(strapi, listingIds, period)) {
    const name = counted[kind];
    if (name) add(listing, name, leads);
  }
  for (const { listing, planned, done } of await countVisits(strapi, listingIds, period)) {
    add(listing, 'visitsPlanned', planned);
    add(listing, 'visitsDone', done);
  }
  return counts;
}

type Kinds = { listing: number; kind: LeadKind; leads: number | string }[];
type Visits = { listing: number; planned: number | string; done: number | string }[];

async function countKinds(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  { from, to }: Period,
): Promise<Kinds> {
  return (await selectLeads(db.connection, listingIds)
    .whereIn('lead.kind', Object.keys(counted))
    .where('lead.created_at', '>=', from)
    .where('lead.created_at', '<', to)
    .groupBy('link.listing_id', 'lead.kind')
    .select('link.listing_id as listing', 'lead.kind')
    .count({ leads: 'lead.id' })) as Kinds;
}

async function countVisits(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  { from, to }: Period,
): Promise<Visits> {
  return (await selectLeads(db.connection, listingIds)
    .join('leads_cmps as part', 'part.entity_id', 'lead.id')
    .join('components_lead_appointments as visit', 'visit.id', 'part.cmp_id')
    .where({ 'part.component_type': 'lead.appointment', 'visit.state': 'confirmed' })
    .where('visit.start', '>=', from)
    .groupBy('link.listing_id')
    .select('link.listing_id as listing')
    .select(
      db.connection.raw('sum(case when visit.start >= ? then 1 else 0 end) as planned', [to]),
      db.connection.raw('sum(case when visit.start >= ? then 0 else 1 end) as done', [to]),
    )) as Visits;
}

/** Spam does not count. */
function selectLeads(connection: Knex, listingIds: readonly number[]): Knex.QueryBuilder {
  return connection('leads_listing_lnk as link')
    .join('leads as lead', 'lead.id', 'link.lead_id')
    .whereIn('link.listing_id', listingIds)
    .whereNot('lead.state', 'spam');
}
