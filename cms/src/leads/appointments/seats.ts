import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

const SLOTS = 'appointment_slots';

export interface SlotRow {
  id: number;
  document_id: string;
  start: Date;
  end: Date;
}

/**
 * Takes a seat in a slot that begins at `earliest` or later; the database lets one of several
 * concurrent requests have the last seat. Null if the slot is full or closed.
 */
export async function takeSeat(trx: Knex, slot: string, earliest: Date): Promise<SlotRow | null> {
  const taken = await trx(SLOTS)
    .where({ document_id: slot, active: true })
    .where('start', '>=', earliest)
    .whereRaw('taken < capacity')
    .increment('taken', 1);
  return taken === 1 ? findSlot(trx, slot) : null;
}

/** Takes a seat in any slot, as staff may; null if it is full. */
export async function takeAnySeat(trx: Knex, slot: string): Promise<SlotRow | null> {
  const taken = await trx(SLOTS)
    .where({ document_id: slot })
    .whereRaw('taken < capacity')
    .increment('taken', 1);
  return taken === 1 ? findSlot(trx, slot) : null;
}

export async function holdSeat(trx: Knex, lead: string, slot: string): Promise<void> {
  await trx(SEATS).insert({ lead, slot });
}

/** Returns the slot in which a lead has a seat; null without one. */
export async function findSeat(trx: Knex, lead: string): Promise<string | null> {
  const row = (await trx(SEATS).where({ lead }).first('slot')) as Pick<SeatRow, 'slot'> | undefined;
  return row?.slot ?? null;
}

/** Frees the seat of a lead; can be repeated. Returns false if it had none. */
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
 * A lead's seat in a slot, by document ids. Deleting the row frees the seat, so that it is freed
 * once.
 */
interface SeatRow {
  id: number;
  lead: string;
  slot: string;
}

export const SEATS = 'appointment_places';

/**
 * A plain table instead of a content type, so that it is not exposed in the admin or in queries.
 */
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

export function addSeatTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
