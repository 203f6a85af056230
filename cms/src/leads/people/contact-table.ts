import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

/** A contact of somebody whose contacts staff put together. */
export interface ContactRow {
  id: number;
  /** `email:` with an address or `phone:` with its digits, as `writeContact` gives it. */
  contact: string;
  /** The same for all contacts of one person. */
  person: string;
}

export const CONTACTS = 'person_contacts';

/** A table and no content type: only what staff merged stands here, nothing is guessed (STAFF-3). */
const table: Table = {
  uid: 'leads::person-contact',
  singularName: 'person-contact',
  tableName: CONTACTS,
  attributes: { id: id(), contact: required('string'), person: required('string') },
  indexes: [
    { name: 'person_contacts_contact_uq', columns: ['contact'], type: 'unique' },
    { name: 'person_contacts_person', columns: ['person'] },
  ],
};

/** Adds the contacts to the schema that Strapi keeps in the database. Call it while registering. */
export function addContactTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
