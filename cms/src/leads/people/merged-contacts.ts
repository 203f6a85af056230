import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { splitContacts } from './contact';
import { countOf } from './list-lead-ids';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

/** Returns all contacts of a person, the given one first. Joins the current transaction. */
export async function listMerged(strapi: Core.Strapi, contact: string): Promise<string[]> {
  return strapi.db.transaction(async ({ trx }) => {
    const own = (await trx(CONTACTS).where({ contact }).first()) as ContactRow | undefined;
    if (!own) return [contact];
    const all = (await trx(CONTACTS)
      .where({ person: own.person })
      .orderBy('id')
      .pluck('contact')) as string[];
    return [contact, ...all.filter((other) => other !== contact)];
  });
}

/** Merges the people with these contacts, including everyone merged with them before. */
export async function mergeContacts(
  strapi: Core.Strapi,
  one: string,
  other: string,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const contacts = [
      ...new Set([...(await listMerged(strapi, one)), ...(await listMerged(strapi, other))]),
    ];
    const person = randomUUID();
    await trx(CONTACTS).whereIn('contact', contacts).delete();
    await trx(CONTACTS).insert(contacts.map((contact) => ({ contact, person })));
  });
}

/** Separates a contact from a merged person; a person with one contact needs no row. */
export async function splitContact(strapi: Core.Strapi, contact: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rest = (await listMerged(strapi, contact)).filter((other) => other !== contact);
    const gone = rest.length < 2 ? [contact, ...rest] : [contact];
    await trx(CONTACTS).whereIn('contact', gone).delete();
  });
}

/** Deletes merged contacts without any other data. Returns how many. */
export async function forgetUnusedContacts(strapi: Core.Strapi): Promise<number> {
  const contacts = (await strapi.db.connection(CONTACTS).pluck('contact')) as string[];
  let forgotten = 0;
  for (const contact of contacts) {
    if ((await countOf(strapi, splitContacts([contact]))) > 0) continue;
    await splitContact(strapi, contact);
    forgotten += 1;
  }
  return forgotten;
}

export interface ContactRow {
  id: number;
  /** `email:` with an address or `phone:` with digits, as returned by `writeContact`. */
  contact: string;
  /** Id of the person, shared by all of their contacts. */
  person: string;
}

export const CONTACTS = 'person_contacts';

/** A plain table, not a content type: only merges by staff are stored, nothing is guessed. */
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

export function addContactTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
