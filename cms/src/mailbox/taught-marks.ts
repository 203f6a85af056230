import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { addTables, id, optional, required, type Table } from '../platform/database/add-tables';
import { refuse, refuseMissing } from '../platform/validation/refusal';
import { INCOMING, type IncomingRow } from './incoming-mails';
import { deriveMark, mailFields, type MailField, type MailMark } from './mail-patterns';

const MARKS = 'mail_marks';

/** One row per fact that staff taught for the mails of a domain. */
const table: Table = {
  uid: 'mailbox::mark',
  singularName: 'mail-mark',
  tableName: MARKS,
  attributes: {
    id: id(),
    domain: required('string'),
    field: required('string'),
    after: required('string'),
    until: optional('string'),
    changed_at: required('float'),
    changed_by: optional('integer'),
  },
  indexes: [{ name: 'mail_marks_uq', columns: ['domain', 'field'], type: 'unique' }],
};

export function addMarkTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

interface MarkRow {
  field: MailField;
  after: string;
  until: string | null;
}

export async function findMarks(connection: Knex, domain: string): Promise<MailMark[]> {
  const rows = (await connection(MARKS).where({ domain })) as MarkRow[];
  return rows.map(({ field, after, until }) => ({ field, after, ...(until ? { until } : {}) }));
}

export interface TaughtMark extends MailMark {
  id: number;
  domain: string;
}

export async function listMarks({ db }: Core.Strapi): Promise<TaughtMark[]> {
  const rows = db.connection(MARKS).orderBy(['domain', 'field']);
  return (await rows.select('id', 'domain', 'field', 'after', 'until')) as TaughtMark[];
}

export async function removeMark({ db }: Core.Strapi, given: string): Promise<void> {
  await db
    .connection(MARKS)
    .where({ id: Number(given) || 0 })
    .delete();
}

const mostMarked = 5000;
const lesson = z.object({
  field: z.enum(mailFields),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
});

/**
 * Stores what staff marked in a mail, for later mails of the same domain: the words of a name, an
 * address, a phone number, a reference or a message. Replaces the domain's earlier mark of this
 * field. Throws a ValidationError if nothing precedes the words, and a NotFoundError if the mail is
 * gone.
 */
export async function teachMark(
  { db }: Core.Strapi,
  { mail, body, staff }: { mail: string; body: unknown; staff: number },
): Promise<MailMark> {
  const { data } = lesson.safeParse(body);
  const row = (await db
    .connection(INCOMING)
    .where({ id: Number(mail) || 0 })
    .first()) as IncomingRow | undefined;
  if (!row) throw refuseMissing('gone.mail');
  const domain = row.sender.split('@')[1] ?? '';
  const marked = row.text.slice(data?.start ?? 0, data?.end ?? 0);
  const isMarked = marked.trim() !== '' && marked.length <= mostMarked;
  const mark = data && isMarked ? deriveMark(row.text, data) : null;
  if (!mark || domain === '') throw refuse('mailbox.mark');
  const { field, until = null } = mark;
  const after = mark.after.slice(-200);
  const changed = { changed_at: Date.now(), changed_by: staff };
  await db
    .connection(MARKS)
    .insert({ domain, field, after, until, ...changed })
    .onConflict(['domain', 'field'])
    .merge();
  return { ...mark, after };
}
