import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { loadLeadSettings } from '../leads/load-lead-settings';

/** A moment with a free place. */
export interface AppointmentSlot {
  id: string;
  start: Date;
  end: Date;
  free: number;
}

interface StoredSlot {
  document_id: string;
  start: number | string | Date;
  end: number | string | Date;
  capacity: number;
  taken: number;
}

const hourMs = 3600 * 1000;
const mostSlots = 200;

/**
 * The moments at which a listing on offer can be visited, the next one first: with a place left,
 * open, and not sooner than the hours of the site settings (FORM-14). Empty for any other listing.
 */
export async function listSlots(
  strapi: Core.Strapi,
  reference: string,
): Promise<AppointmentSlot[]> {
  const { appointmentNoticeHours } = await loadLeadSettings(strapi);
  const earliest = new Date(Date.now() + appointmentNoticeHours * hourMs);
  const { connection } = strapi.db;
  const listing = (await connection('listings')
    .where({ reference, state: 'active' })
    .whereIn('availability', ['available', 'option'])
    .first('id')) as { id: number } | undefined;
  if (!listing) return [];
  const rows = (await selectSlots(connection, listing.id, earliest)) as StoredSlot[];
  return rows.map(({ document_id, start, end, capacity, taken }) => {
    const free = capacity - taken;
    return { id: document_id, start: new Date(start), end: new Date(end), free };
  });
}

/** Those of the listing, and those of none, which are for any. */
function selectSlots(connection: Knex, listingId: number, earliest: Date): Knex.QueryBuilder {
  return connection('appointment_slots as slot')
    .leftJoin('appointment_slots_listing_lnk as link', 'link.appointment_slot_id', 'slot.id')
    .where({ 'slot.active': true })
    .where('slot.start', '>=', earliest)
    .whereRaw('slot.taken < slot.capacity')
    .where((rows) => rows.whereNull('link.listing_id').orWhere('link.listing_id', listingId))
    .orderBy(['slot.start', 'slot.id'])
    .limit(mostSlots)
    .select('slot.document_id', 'slot.start', 'slot.end', 'slot.capacity', 'slot.taken');
}
