import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { offeredAvailabilities } from '@agency/domain/availability';
import { loadLeadSettings } from '../settings/load-lead-settings';

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
 * Lists bookable slots of a listing on offer, soonest first: open, with a free seat, and after
 * the notice period in the site settings. Empty for other listings.
 */
export async function listSlots(
  strapi: Core.Strapi,
  reference: string,
): Promise<AppointmentSlot[]> {
  const ahead = await findAhead(strapi, reference);
  if (ahead === null) return [];
  const rows = (await selectMoments(strapi, ahead)
    .whereRaw('slot.taken < slot.capacity')
    .orderBy(['slot.start', 'slot.id'])
    .limit(mostSlots)
    .select(
      ...['slot.document_id', 'slot.start', 'slot.end', 'slot.capacity', 'slot.taken'],
    )) as StoredSlot[];
  return rows.map(({ document_id, start, end, capacity, taken }) => {
    const free = capacity - taken;
    return { id: document_id, start: new Date(start), end: new Date(end), free };
  });
}

/** Reports whether a listing on offer has upcoming slots, but no free seat. */
export async function areSlotsFull(strapi: Core.Strapi, reference: string): Promise<boolean> {
  const ahead = await findAhead(strapi, reference);
  if (ahead === null) return false;
  const isFree = 'case when slot.taken < slot.capacity then 1 else 0 end';
  const moments = (await selectMoments(strapi, ahead).first(
    strapi.db.connection.raw(`count(*) as moments, sum(${isFree}) as free`),
  )) as { moments: number | string; free: number | string | null };
  return Number(moments.moments) > 0 && Number(moments.free) === 0;
}

interface Ahead {
  listingId: number;
  earliest: Date;
}

/** Returns the listing and the earliest time for a visit; null if it is not on offer. */
async function findAhead(strapi: Core.Strapi, reference: string): Promise<Ahead | null> {
  const { appointmentNoticeHours } = await loadLeadSettings(strapi);
  const listing = (await strapi.db
    .connection('listings')
    .where({ reference, state: 'active' })
    .whereIn('availability', offeredAvailabilities)
    .first('id')) as { id: number } | undefined;
  if (!listing) return null;
  const earliest = new Date(Date.now() + appointmentNoticeHours * hourMs);
  return { listingId: listing.id, earliest };
}

/** Selects open slots of the listing, and those for any listing. */
function selectMoments({ db }: Core.Strapi, { listingId, earliest }: Ahead): Knex.QueryBuilder {
  return db
    .connection('appointment_slots as slot')
    .leftJoin('appointment_slots_listing_lnk as link', 'link.appointment_slot_id', 'slot.id')
    .where({ 'slot.active': true })
    .where('slot.start', '>=', earliest)
    .where((rows) => rows.whereNull('link.listing_id').orWhere('link.listing_id', listingId));
}
