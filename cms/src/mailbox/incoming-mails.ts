import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../platform/database/add-tables';
import { removeWith } from '../platform/database/remove-with';

export const INCOMING = 'incoming_mails';

/**
 * Result for a mail: a new lead; a part of an earlier one; or nothing, as it was sent by a program
 * or by the CMS itself.
 */
export type IncomingState = 'lead' | 'answer' | 'repeated' | 'automatic' | 'own';

export interface IncomingRow {
  id: number;
  /** Digest of message id, sender, subject and text; the same mail has the same one. */
  key: string;
  /** Message id in angle brackets; empty without one. */
  message_id: string;
  at: number;
  state: IncomingState;
  /** Document id of its lead; empty without one. */
  lead: string;
  sender: string;
  sender_name: string;
  subject: string;
  text: string;
  /** Key of the portal; empty for others. */
  portal: string;
  is_broken: number;
}

/** A plain table, not a content type: mails are read with their lead. */
const table: Table = {
  uid: 'mailbox::incoming-mail',
  singularName: 'incoming-mail',
  tableName: INCOMING,
  attributes: {
    id: id(),
    key: required('string'),
    message_id: required('string'),
    at: required('float'),
    state: required('string'),
    lead: required('string'),
    sender: required('string'),
    sender_name: required('string'),
    subject: required('string'),
    text: required('text'),
    portal: required('string'),
    is_broken: required('integer'),
  },
  indexes: [
    { name: 'incoming_mails_key_uq', columns: ['key'], type: 'unique' },
    { name: 'incoming_mails_lead_idx', columns: ['lead', 'at'] },
    { name: 'incoming_mails_message_idx', columns: ['message_id'] },
  ],
};

/** Adds the table; mails are deleted with their lead. Call it while registering. */
export function addIncomingTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  removeWith(strapi, ['api::lead.lead'], (lead, trx) => trx(INCOMING).where({ lead }).delete());
}

export async function isKnown(connection: Knex, key: string): Promise<boolean> {
  return (await connection(INCOMING).where({ key }).first('id')) !== undefined;
}

/** Returns the lead of an earlier mail with one of these message ids; null without one. */
export async function findLeadOfMails(
  trx: Knex,
  messageIds: readonly string[],
): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const row = (await trx(INCOMING)
    .whereIn('message_id', messageIds.slice(-50))
    .whereNot({ lead: '' })
    .orderBy('id', 'desc')
    .first('lead')) as { lead: string } | undefined;
  return row?.lead ?? null;
}

export interface IncomingMail {
  id: number;
  at: string;
  state: IncomingState;
  sender: string;
  name: string;
  subject: string;
  text: string;
  isBroken: boolean;
}

/** Lists the mails of a lead, oldest first. */
export async function listIncoming({ db }: Core.Strapi, lead: string): Promise<IncomingMail[]> {
  const rows = (await db
    .connection(INCOMING)
    .where({ lead })
    .orderBy('at')
    .orderBy('id')
    .limit(200)) as IncomingRow[];
  return rows.map(describeMail);
}

export function describeMail(row: IncomingRow): IncomingMail {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    state: row.state,
    sender: row.sender,
    name: row.sender_name,
    subject: row.subject,
    text: row.text,
    isBroken: row.is_broken === 1,
  };
}

/** Lists the mails of leads, and those of an address that belong to no lead. */
export async function listMailsOf(
  { db }: Core.Strapi,
  leads: readonly string[],
  address: string | null,
): Promise<IncomingMail[]> {
  const rows = (await db
    .connection(INCOMING)
    .whereIn('lead', [...leads])
    .orWhere((own) => ofNobody(own, address))
    .orderBy('id')) as IncomingRow[];
  return rows.map(describeMail);
}

/** Deletes the mails of an address that belong to no lead, in the current transaction. */
export async function eraseMailsOf(trx: Knex, address: string): Promise<void> {
  await trx(INCOMING)
    .where((own) => ofNobody(own, address))
    .delete();
}

function ofNobody(rows: Knex.QueryBuilder, address: string | null): void {
  void rows.where({ lead: '', sender: address ?? '-' });
}

const automaticDays = 30;
const dayMs = 24 * 3600 * 1000;

/** Deletes mails that belong to no lead after 30 days. */
export async function forgetAutomatic({ db }: Core.Strapi, now: number): Promise<void> {
  await db
    .connection(INCOMING)
    .where({ lead: '' })
    .where('at', '<', now - automaticDays * dayMs)
    .delete();
}
