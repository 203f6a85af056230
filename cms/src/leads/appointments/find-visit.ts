import type { Knex } from 'knex';

/** An agreed visit: a lead with start and end. */
export interface Visit {
  /** Id of the component's row. */
  id: number;
  state: 'confirmed' | 'cancelled';
  start: Date;
  end: Date;
  sequence: number;
  /** Reference of the listing; null if it was deleted. */
  reference: string | null;
}

interface VisitRow {
  id: number;
  state: string;
  start: number | string | Date | null;
  end: number | string | Date | null;
  sequence: number | null;
  reference: string | null;
}

/** Returns the visit of a lead; null if there is no such lead or no agreed visit. */
export async function findVisit(connection: Knex, lead: string): Promise<Visit | null> {
  const row = (await connection('leads as lead')
    .join('leads_cmps as part', 'part.entity_id', 'lead.id')
    .join('components_lead_appointments as visit', 'visit.id', 'part.cmp_id')
    .leftJoin('leads_listing_lnk as link', 'link.lead_id', 'lead.id')
    .leftJoin('listings as listing', 'listing.id', 'link.listing_id')
    .where({ 'lead.document_id': lead, 'part.component_type': 'lead.appointment' })
    .first('visit.id', 'visit.state', 'visit.start', 'visit.end', 'visit.sequence')
    .select('listing.reference')) as VisitRow | undefined;
  if (!row || row.start === null || row.end === null || row.state === 'requested') return null;
  return {
    id: row.id,
    state: row.state === 'cancelled' ? 'cancelled' : 'confirmed',
    start: new Date(row.start),
    end: new Date(row.end),
    sequence: row.sequence ?? 0,
    reference: row.reference,
  };
}
