import type { Core } from '@strapi/strapi';

/** A moment at which visitors come to see the home, and how many have a place. */
export interface Viewing {
  start: Date;
  end: Date;
  booked: number;
}

interface ViewingRow {
  listing: number;
  start: number | string | Date;
  end: number | string | Date;
  booked: number | string;
}

/**
 * The agreed visits to a listing that begin from one moment to before another, those of one moment
 * together: the owner sees numbers, never who comes (OWN-5).
 */
export async function listViewings(
  strapi: Core.Strapi,
  listingId: number,
  from: Date,
  to: Date,
): Promise<Viewing[]> {
  return (await listViewingsByListing(strapi, [listingId], from, to)).get(listingId) ?? [];
}

/** The same of several listings in one statement, by their ids; without any it has no entry. */
export async function listViewingsByListing(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  from: Date,
  to: Date,
): Promise<Map<number, Viewing[]>> {
  const rows = (await db
    .connection('leads_listing_lnk as link')
    .join('leads_cmps as part', 'part.entity_id', 'link.lead_id')
    .join('components_lead_appointments as visit', 'visit.id', 'part.cmp_id')
    .whereIn('link.listing_id', listingIds)
    .where({ 'part.component_type': 'lead.appointment', 'visit.state': 'confirmed' })
    .where('visit.start', '>=', from)
    .where('visit.start', '<', to)
    .whereNotNull('visit.end')
    .groupBy('link.listing_id', 'visit.start', 'visit.end')
    .orderBy(['visit.start', 'visit.end'])
    .select('link.listing_id as listing', 'visit.start', 'visit.end')
    .countDistinct({ booked: 'link.lead_id' })) as ViewingRow[];
  const viewings = new Map<number, Viewing[]>();
  for (const { listing, start, end, booked } of rows) {
    const viewing = { start: new Date(start), end: new Date(end), booked: Number(booked) };
    viewings.set(listing, [...(viewings.get(listing) ?? []), viewing]);
  }
  return viewings;
}
