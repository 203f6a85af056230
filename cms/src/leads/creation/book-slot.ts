import type { Knex } from 'knex';
import { takeSeat, type SlotRow } from '../appointments/seats';
import type { LeadListing } from './find-lead-listing';
import { leadError } from './lead-error';
import type { LeadSettings } from '../settings/load-lead-settings';
import type { Lead } from './parse-lead';

const hourMs = 3600 * 1000;

/**
 * Takes the seat that a lead asks for (FORM-14); null when it asks for none. Throws SLOT_FULL when
 * none is left, and for a moment that is gone, closed, too soon or of another listing.
 */
export async function bookSlot(
  trx: Knex,
  { slot }: Lead,
  listing: LeadListing | null,
  { appointmentNoticeHours }: LeadSettings,
): Promise<SlotRow | null> {
  if (slot === null) return null;
  const earliest = new Date(Date.now() + appointmentNoticeHours * hourMs);
  const taken = await takeSeat(trx, slot, earliest);
  if (taken && (await isForListing(trx, taken.id, listing?.id))) return taken;
  throw leadError('SLOT_FULL', 'slot', 'no place is left at this moment');
}

/** A moment without a listing is for any. */
async function isForListing(trx: Knex, slotId: number, listingId?: number): Promise<boolean> {
  const link = (await trx('appointment_slots_listing_lnk')
    .where({ appointment_slot_id: slotId })
    .first('listing_id')) as { listing_id: number } | undefined;
  return link === undefined || link.listing_id === listingId;
}
