import type { Knex } from 'knex';
import { agencyClock } from '../../platform/rules/agency-time';
import { refuse } from '../../platform/validation/refusal';
import { findSeat } from '../appointments/seats';

const mostTaken = 500;

interface Hours {
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
export async function findOwnSlot(
  trx: Knex,
  { lead, ...wanted }: Hours & { lead: string },
): Promise<string | null> {
  const held = await findSeat(trx, lead);
  const slots = (await listOverlaps(trx, wanted)).filter((slot) => !isLeftBehind(slot, held));
  const same = slots.find(
    ({ start, end }) =>
      toTime(start) === wanted.start.getTime() && toTime(end) === wanted.end.getTime(),
  );
  if (same && (same.document_id === held || same.taken < same.capacity)) return same.document_id;
  if (same) throw refuse('visit.full');
  refuseOverlap(slots);
  return null;
}

/** Throws a ValidationError when another moment of the listing than this one overlaps the hours. */
export async function keepApart(trx: Knex, moved: string, wanted: Hours): Promise<void> {
  const slots = await listOverlaps(trx, wanted);
  refuseOverlap(slots.filter(({ document_id: id }) => id !== moved));
}

/**
 * Throws a ValidationError for the first of new moments, in order of time, that overlaps another of
 * the listing. Those of the same hours are left out before.
 */
export async function keepNewApart(
  trx: Knex,
  listing: string,
  moments: readonly { start: Date; end: Date }[],
): Promise<void> {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return;
  const slots = await listOverlaps(trx, { listing, start: first.start, end: last.end });
  const isMet = (slot: SlotRow) =>
    moments.some(({ start, end }) => new Date(slot.start) < end && new Date(slot.end) > start);
  refuseOverlap(slots.filter(isMet));
}

/** The hours to come at which a listing has a moment, the first one first. */
export async function listTakenHours(
  db: Knex,
  reference: string,
): Promise<{ start: string; end: string }[]> {
  const slots = (await selectMoments(db)
    .where('listing.reference', reference)
    .where('slot.end', '>', new Date())
    .limit(mostTaken)
    .select('slot.start', 'slot.end')) as Pick<SlotRow, 'start' | 'end'>[];
  const write = (time: SlotRow['start']): string => new Date(time).toISOString();
  return slots.map(({ start, end }) => ({ start: write(start), end: write(end) }));
}

function refuseOverlap([other]: readonly SlotRow[]): void {
  if (!other) return;
  const [start, end] = [other.start, other.end].map((time) => agencyClock(new Date(time)));
  throw refuse('visit.overlaps', {
    day: start!.slice(0, 10).split('-').reverse().join('/'),
    start: start!.slice(11),
    end: end!.slice(11),
  });
}

async function listOverlaps(trx: Knex, { listing, start, end }: Hours): Promise<SlotRow[]> {
  // Of two who plan at once the second finds the moment of the first.
  await trx('listings').where({ document_id: listing }).forUpdate().first('id');
  return selectMoments(trx)
    .where('listing.document_id', listing)
    .where('slot.start', '<', end)
    .where('slot.end', '>', start)
    .select(
      ...['slot.document_id', 'slot.start', 'slot.end'],
      ...['slot.capacity', 'slot.taken', 'slot.active'],
    ) as unknown as Promise<SlotRow[]>;
}

/** Moments that the site offers or at which somebody comes, the first one first. */
function selectMoments(db: Knex): Knex.QueryBuilder {
  return db('appointment_slots as slot')
    .join('appointment_slots_listing_lnk as link', 'link.appointment_slot_id', 'slot.id')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .where((rows) => rows.where('slot.active', true).orWhere('slot.taken', '>', 0))
    .orderBy(['slot.start', 'slot.id']);
}

/** The moment of this visit alone, which nobody comes to once it is moved. */
function isLeftBehind({ document_id: id, active, taken }: SlotRow, held: string | null): boolean {
  return id === held && !active && taken === 1;
}

function toTime(value: SlotRow['start']): number {
  return new Date(value).getTime();
}
