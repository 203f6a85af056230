import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

/**
 * A seat that a lead holds at a visiting moment. The row is the proof: a seat is given back by
 * whoever removes it, so once. Both ids are document ids.
 */
export interface SeatRow {
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
