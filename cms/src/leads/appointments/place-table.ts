import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

/**
 * A place that a lead holds at a visiting moment. The row is the proof: a place is given back by
 * whoever removes it, so once. Both ids are document ids.
 */
export interface PlaceRow {
  id: number;
  lead: string;
  slot: string;
}

export const PLACES = 'appointment_places';

/** A table and no content type: no editor, role or query ever meets it. */
const table: Table = {
  uid: 'appointments::place',
  singularName: 'appointment-place',
  tableName: PLACES,
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

/** Adds the places to the schema that Strapi keeps in the database. Call it while registering. */
export function addPlaceTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
