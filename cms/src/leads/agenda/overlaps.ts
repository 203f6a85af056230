import type { Knex } from 'knex';
import { OPEN_HOUSES, type OpenHouseRow } from '../../listings/additions/addition-tables';
import { agencyClock } from '../../platform/rules/agency-time';
import { refuse } from '../../platform/validation/refusal';
import { findSeat } from '../appointments/seats';

const mostTaken = 500;

interface Span {
  start: Date;
  end: Date;
}

interface Hours extends Span {
  listing: string;
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
 * Returns the listing's slot with exactly these times, which the visit joins; null if the time
 * is free for a new slot. Throws a ValidationError if that slot is full, or the times overlap
 * another slot or an open house.
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
  await refuseOpenHouse(trx, wanted.listing, [wanted]);
  return null;
}

/** Throws a ValidationError if the times overlap another slot of the listing, or an open house. */
export async function keepApart(trx: Knex, moved: string, wanted: Hours): Promise<void> {
  const slots = await listOverlaps(trx, wanted);
  refuseOverlap(slots.filter(({ document_id: id }) => id !== moved));
  await refuseOpenHouse(trx, wanted.listing, [wanted]);
}

/**
 * Throws a ValidationError for the first new slot, by time, that overlaps another one of the
 * listing or an open house. Slots with identical times must be removed before.
 */
export async function keepNewApart(
  trx: Knex,
  listing: string,
  moments: readonly Span[],
): Promise<void> {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return;
  const slots = await listOverlaps(trx, { listing, start: first.start, end: last.end });
  const isMet = (slot: SlotRow) =>
    moments.some(({ start, end }) => new Date(slot.start) < end && new Date(slot.end) > start);
  refuseOverlap(slots.filter(isMet));
  await refuseOpenHouse(trx, listing, moments);
}

export async function listTakenHours(
  db: Knex,
  reference: string,
): Promise<{ start: string; end: string }[]> {
  const slots = (await selectMoments(db)
    .where('listing.reference', reference)
    .where('slot.end', '>', new Date())
    .limit(mostTaken)
    .select('slot.start', 'slot.end')) as Pick<SlotRow, 'start' | 'end'>[];
  const houses = await selectOpenHouses(db)
    .whereIn('listing', db('listings').where({ reference }).select('document_id'))
    .where('ends', '>', Date.now());
  const write = (time: SlotRow['start']): string => new Date(time).toISOString();
  return [...slots, ...houses.map(readSpan)].map(({ start, end }) => {
    return { start: write(start), end: write(end) };
  });
}

function refuseOverlap([other]: readonly SlotRow[]): void {
  if (other) throw refuse('visit.overlaps', nameHours(other));
}

/** During an open house the agent is not available for single visits. */
async function refuseOpenHouse(
  trx: Knex,
  listing: string,
  moments: readonly Span[],
): Promise<void> {
  const houses = (await selectOpenHouses(trx).where({ listing })).map(readSpan);
  const other = houses.find((house) =>
    moments.some(({ start, end }) => house.start < end && house.end > start),
  );
  if (other) throw refuse('visit.openHouse', nameHours(other));
}

function nameHours(hours: Pick<SlotRow, 'start' | 'end'>) {
  const [start, end] = [hours.start, hours.end].map((time) => agencyClock(new Date(time)));
  return {
    day: start!.slice(0, 10).split('-').reverse().join('/'),
    start: start!.slice(11),
    end: end!.slice(11),
  };
}

function selectOpenHouses(db: Knex) {
  return db<OpenHouseRow>(OPEN_HOUSES)
    .where({ is_over: false })
    .orderBy(['starts', 'id'])
    .limit(mostTaken)
    .select('starts', 'ends');
}

function readSpan({ starts, ends }: Pick<OpenHouseRow, 'starts' | 'ends'>): Span {
  return { start: new Date(Number(starts)), end: new Date(Number(ends)) };
}

async function listOverlaps(trx: Knex, { listing, start, end }: Hours): Promise<SlotRow[]> {
  // A concurrent second plan finds the slot of the first.
  await trx('listings').where({ document_id: listing }).forUpdate().first('id');
  return selectMoments(trx)
    .where('listing.document_id', listing)
    .where('slot.start', '<', end)
    .where('slot.end', '>', start)
    .select(
      ...['slot.document_id', 'slot.start', 'slot.end'],
      ...['slot.capacity', 'slot.taken', 'slot.active'],
    ) as Promise<SlotRow[]>;
}

/** Selects public slots and those with visitors, soonest first. */
function selectMoments(db: Knex): Knex.QueryBuilder {
  return db('appointment_slots as slot')
    .join('appointment_slots_listing_lnk as link', 'link.appointment_slot_id', 'slot.id')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .where((rows) => rows.where('slot.active', true).orWhere('slot.taken', '>', 0))
    .orderBy(['slot.start', 'slot.id']);
}

/** Reports whether a slot was only for this visit, so that it is empty after the move. */
function isLeftBehind({ document_id: id, active, taken }: SlotRow, held: string | null): boolean {
  return id === held && !active && taken === 1;
}

function toTime(value: SlotRow['start']): number {
  return new Date(value).getTime();
}
