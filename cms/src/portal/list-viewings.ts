import type { Core } from '@strapi/strapi';

/** A moment at which visitors come to see the home, and how many have a place. */
export interface Viewing {
  start: Date;
  end: Date;
  booked: number;
}

interface ViewingRow {
  start: number | string | Date;
  end: number | string | Date;
  booked: number | string;
}

/**
 * The agreed visits to a listing that begin from one moment to before another, those of one moment
 * together: the owner sees numbers, never who comes (OWN-5).
 */
export async function listViewings(
  { db }: Core.Strapi,
  listingId: number,
  from: Date,
  to: Date,
): Promise<Viewing[]> {
  const rows = (await db
    .connection('leads_listing_lnk as link')
    .join('leads_cmps as part', 'part.entity_id', 'link.lead_id')
    .join('components_lead_appointments as visit', 'visit.id', 'part.cmp_id')
    .where({ 'link.listing_id': listingId, 'part.component_type': 'lead.appointment' })
    .where({ 'visit.state': 'confirmed' })
    .where('visit.start', '>=', from)
    .where('visit.start', '<', to)
    .whereNotNull('visit.end')
    .groupBy('visit.start', 'visit.end')
    .orderBy(['visit.start', 'visit.end'])
    .select('visit.start', 'visit.end')
    .countDistinct({ booked: 'link.lead_id' })) as ViewingRow[];
  return rows.map(({ start, end, booked }) => {
    return { start: new Date(start), end: new Date(end), booked: Number(booked) };
  });
}
