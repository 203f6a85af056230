import type { Knex } from 'knex';
import { agencyClock } from '../../platform/rules/agency-time';
import { refuse } from '../../platform/validation/refusal';
import { findSeat } from '../appointments/seats';

interface Wanted {
  lead: string;
  listing: string;
  start: Date;
  end: Date;
}

interface SlotRow {
  document_id: string;
  start: Date | string | number;
  end: Date | string | number;
  capacity: number;
  taken: number;
  active: boolean | number;
}

/**
 * The moment of the listing with exactly these hours, in which the visit takes a place; null when
 * the home is free then, so that a moment of its own can be made. Throws a ValidationError for one
 * that is full and for hours that overlap another moment: a home has one visit at a time.
 */
export async function findOwnSlot(trx: Knex, wanted: Wanted): Promise<string | null> {
  // Of two who plan different leads at once the second finds the moment of the first.
  await trx('listings').where({ document_id: wanted.listing }).forUpdate().first('id');
  const held = await findSeat(trx, wanted.lead);
  const slots = (await listOverlaps(trx, wanted)).filter((slot) => !isLeftBehind(slot, held));
  const same = slots.find(
    ({ start, end }) =>
      toTime(start) === wanted.start.getTime() && toTime(end) === wanted.end.getTime(),
  );
  if (same && (same.document_id === held || same.taken < same.capacity)) return same.document_id;
  if (same) throw refuse('visit.full');
  const [other] = slots;
  if (!other) return null;
  throw refuse('visit.overlaps', { start: writeTime(other.start), end: writeTime(other.end) });
}

/** Moments that the site offers or at which somebody comes, the first one first. */
function listOverlaps(trx: Knex, { listing, start, end }: Wanted): Promise<SlotRow[]> {
  return trx('appointment_slots as slot')
    .join('appointment_slots_listing_lnk as link', 'link.appointment_slot_id', 'slot.id')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .where('listing.document_id', listing)
    .where('slot.start', '<', end)
    .where('slot.end', '>', start)
    .where((rows) => rows.where('slot.active', true).orWhere('slot.taken', '>', 0))
    .orderBy(['slot.start', 'slot.id'])
    .select(
      ...['slot.document_id', 'slot.start', 'slot.end'],
      ...['slot.capacity', 'slot.taken', 'slot.active'],
    ) as unknown as Promise<SlotRow[]>;
}

/** The moment of this visit alone, which nobody comes to once it is moved. */
function isLeftBehind({ document_id: id, active, taken }: SlotRow, held: string | null): boolean {
  return id === held && !active && taken === 1;
}

function writeTime(value: SlotRow['start']): string {
  return agencyClock(new Date(value)).slice(11);
}

function toTime(value: SlotRow['start']): number {
  return new Date(value).getTime();
}
