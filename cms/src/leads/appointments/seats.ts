import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

const SLOTS = 'appointment_slots';

/** A visiting moment as it is stored. */
export interface SlotRow {
  id: number;
  document_id: string;
  start: Date;
  end: Date;
}

/**
 * Takes one seat at a moment that begins at `earliest` or later: of many who ask at once for the
 * last one the database lets one have it. Null when none is left, or the moment is not open.
 */
export async function takeSeat(trx: Knex, slot: string, earliest: Date): Promise<SlotRow | null> {
  const taken = await trx(SLOTS)
    .where({ document_id: slot, active: true })
    .where('start', '>=', earliest)
    .whereRaw('taken < capacity')
    .increment('taken', 1);
  return taken === 1 ? findSlot(trx, slot) : null;
}

/** Takes one seat whatever the moment, as staff may; null when none is left. */
export async function takeAnySeat(trx: Knex, slot: string): Promise<SlotRow | null> {
  const taken = await trx(SLOTS)
    .where({ document_id: slot })
    .whereRaw('taken < capacity')
    .increment('taken', 1);
  return taken === 1 ? findSlot(trx, slot) : null;
}

/** Writes down that the lead holds a seat which was taken. */
export async function holdSeat(trx: Knex, lead: string, slot: string): Promise<void> {
  await trx(SEATS).insert({ lead, slot });
}

/** The moment at which the lead holds a seat; null when it holds none. */
export async function findSeat(trx: Knex, lead: string): Promise<string | null> {
  const row = (await trx(SEATS).where({ lead }).first('slot')) as Pick<SeatRow, 'slot'> | undefined;
  return row?.slot ?? null;
}

/** Gives the seat of a lead back, once however often it is called; false when it held none. */
export async function freeSeat(trx: Knex, lead: string): Promise<boolean> {
  const slot = await findSeat(trx, lead);
  if (slot === null || (await trx(SEATS).where({ lead }).delete()) === 0) return false;
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

/**
 * A seat that a lead holds at a visiting moment. The row is the proof: a seat is given back by
 * whoever removes it, so once. Both ids are document ids.
 */
interface SeatRow {
  id: number;
  lead: string;
  slot: string;
}

export const SEATS = 'appointment_places';

/** A table and no content type: no editor, role or query ever meets it. */
const table: Table = {
  uid: 'appointments::place',
  singularName: 'appointment-place',
  tableName: SEATS,
  attributes: {
    id: id(),
    lead: required('string'),
    slot: required('string'),
  },
  indexes: [
    { name: 'appointment_places_lead_uq', columns: ['lead'], type: 'unique' },
    { name: 'appointment_places_slot', columns: ['slot'] },
  ],
};

/** Adds the seats to the schema that Strapi keeps in the database. Call it while registering. */
export function addSeatTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
