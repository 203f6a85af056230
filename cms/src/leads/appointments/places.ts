import type { Knex } from 'knex';
import { PLACES, type PlaceRow } from './place-table';

const SLOTS = 'appointment_slots';

/** A visiting moment as it is stored. */
export interface SlotRow {
  id: number;
  document_id: string;
  start: Date;
  end: Date;
}

/**
 * Takes one place at a moment that begins at `earliest` or later: of many who ask at once for the
 * last one the database lets one have it. Null when none is left, or the moment is not open.
 */
export async function takePlace(trx: Knex, slot: string, earliest: Date): Promise<SlotRow | null> {
  const taken = await trx(SLOTS)
    .where({ document_id: slot, active: true })
    .where('start', '>=', earliest)
    .whereRaw('taken < capacity')
    .increment('taken', 1);
  return taken === 1 ? findSlot(trx, slot) : null;
}

/** Takes one place whatever the moment, as staff may; null when none is left. */
export async function takeAnyPlace(trx: Knex, slot: string): Promise<SlotRow | null> {
  const taken = await trx(SLOTS)
    .where({ document_id: slot })
    .whereRaw('taken < capacity')
    .increment('taken', 1);
  return taken === 1 ? findSlot(trx, slot) : null;
}

/** Writes down that the lead holds a place which was taken. */
export async function holdPlace(trx: Knex, lead: string, slot: string): Promise<void> {
  await trx(PLACES).insert({ lead, slot });
}

/** The moment at which the lead holds a place; null when it holds none. */
export async function findPlace(trx: Knex, lead: string): Promise<string | null> {
  const row = (await trx(PLACES).where({ lead }).first('slot')) as
    Pick<PlaceRow, 'slot'> | undefined;
  return row?.slot ?? null;
}

/** Gives the place of a lead back, once however often it is called; false when it held none. */
export async function freePlace(trx: Knex, lead: string): Promise<boolean> {
  const slot = await findPlace(trx, lead);
  if (slot === null || (await trx(PLACES).where({ lead }).delete()) === 0) return false;
  await trx(SLOTS).where({ document_id: slot }).where('taken', '>', 0).decrement('taken', 1);
  return true;
}

async function findSlot(trx: Knex, slot: string): Promise<SlotRow> {
  const row = (await trx(SLOTS)
    .where({ document_id: slot })
    .first('id', 'document_id', 'start', 'end')) as Omit<SlotRow, 'start' | 'end'> & {
    start: number | string | Date;
    end: number | string | Date;
  };
  return { ...row, start: new Date(row.start), end: new Date(row.end) };
}
