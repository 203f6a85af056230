import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findPhoneDigits } from '@agency/domain/phone';
import { whereDigits, whereFolded } from '../../platform/database/folded-text';
import type { PersonFound, PersonSource } from './people-responses';
import { writeContact } from './contact';
import { CONTACTS, type ContactRow } from './merged-contacts';

const mostRows = 500;
const mostPeople = 50;
const fewestDigits = 4;

interface Row {
  document_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  created_at: Date | string | number;
}

/**
 * Finds people by name in any spelling, by address, or by digits of a phone number. Returns one
 * entry per person, latest first, with the number of matching documents.
 */
export async function findPeople(
  strapi: Core.Strapi,
  texts: readonly string[],
): Promise<PersonFound[]> {
  const { connection } = strapi.db;
  const merged = (await connection(CONTACTS)) as ContactRow[];
  const persons = new Map(merged.map(({ contact, person }) => [contact, person]));
  const people = new Map<string, PersonFound>();
  for (const source of ['lead', 'demand', 'subscription'] as const) {
    for (const row of await findRowsOnce(connection, source, texts)) {
      const contact = writeContact(row);
      const key = contact ? (persons.get(contact) ?? contact) : `${source} ${row.document_id}`;
      addRow(people, key, source, { ...row, contact });
    }
  }
  return [...people.values()]
    .sort((one, other) => other.latest.localeCompare(one.latest))
    .slice(0, mostPeople);
}

function addRow(
  people: Map<string, PersonFound>,
  key: string,
  source: PersonSource,
  row: Row & { contact: string | null },
): void {
  const at = new Date(row.created_at).toISOString();
  const known = people.get(key);
  if (known) {
    known.count += 1;
    known.name ||= row.name;
    if (at > known.latest) known.latest = at;
    return;
  }
  const contact = row.email ?? row.phone ?? '';
  const { document_id: documentId, name, contact: knownBy } = row;
  people.set(key, { source, documentId, name, contact, knownBy, count: 1, latest: at });
}

const columns = {
  lead: ['first_name', 'last_name', 'email'],
  demand: ['name', 'email'],
  subscription: ['name', 'email'],
};
const tables = { lead: 'leads', demand: 'demands', subscription: 'subscriptions' };

async function findRowsOnce(
  connection: Knex,
  source: PersonSource,
  texts: readonly string[],
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const text of texts) {
    for (const row of await findRows(connection, source, text)) rows.set(row.document_id, row);
  }
  return [...rows.values()];
}

async function findRows(connection: Knex, source: PersonSource, text: string): Promise<Row[]> {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isLead = source === 'lead';
  const digits = /^[+\d\s()./-]+$/.test(text) ? findPhoneDigits(text.trim()) : '';
  const query = connection(tables[source]).where((rows) => {
    void rows.where((every) => {
      for (const word of words) {
        void every.andWhere((one) => void whereFolded(one, columns[source], word));
      }
    });
    if (isLead && digits.length >= fewestDigits) {
      void rows.orWhere((one) => void whereDigits(one, 'phone', digits));
    }
  });
  const fields = isLead ? ['first_name', 'last_name', 'phone'] : ['name'];
  const found = (await query
    .orderBy('created_at', 'desc')
    .limit(mostRows)
    .select('document_id', 'email', 'created_at', ...fields)) as (Row & {
    first_name?: string | null;
    last_name?: string | null;
  })[];
  return found.map((row) => ({
    ...row,
    phone: row.phone ?? null,
    name: isLead
      ? [row.first_name, row.last_name].filter(Boolean).join(' ')
      : ((row.name as string | null) ?? ''),
  }));
}
