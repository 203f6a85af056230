import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { writeMailLead } from '../leads/creation/write-mail-lead';
import { checkDocument } from '../leads/private-files/check-document';
import { checkPicture } from '../leads/private-files/check-picture';
import { claimFile } from '../leads/private-files/file-table';
import { removeFiles } from '../leads/private-files/remove-files';
import { cleanName, isFull, keepPrivateFile } from '../leads/private-files/receive-file';
import { continueThread } from '../leads/replies/continue-thread';
import { findThread } from '../leads/threads/thread-address';
import { findAgency } from '../platform/mail/agency';
import { findOrigin } from '../platform/mail/mail-transport';
import { findLeadOfMails, INCOMING, isKnown, type IncomingState } from './incoming-mails';
import { parseMail, type MailFile, type ParsedMail } from './parse-mail';
import { findDomain, readLead, stripQuote, type ReadLead } from './read-lead';
import { findMarks } from './taught-marks';

/** A larger mail is refused when pushed, and read up to here from a mailbox. */
export const mostMailBytes = 25 * 1024 * 1024;

export interface Reception {
  state: IncomingState | 'known';
  lead: string | null;
}

/**
 * Turns a mail into a lead or a part of an earlier one, once however often it arrives. A mail that
 * is not understood becomes a lead with its text as the message. If this throws, nothing is stored
 * and the mail has to be given again. `mailbox` is the address that is not notified.
 */
export async function receiveMail(
  strapi: Core.Strapi,
  raw: Buffer,
  mailbox: string | null,
): Promise<Reception> {
  const { connection } = strapi.db;
  const mail = await parseMail(raw);
  const key = digestOf(mail);
  if (await isKnown(connection, key)) return { state: 'known', lead: null };
  const read = readLead(mail, await findMarks(connection, findDomain(mail)));
  const { address } = await findOrigin(strapi);
  const isOwn = mail.from.email === address.toLowerCase();
  const thread = isOwn ? null : findThread(mail.recipients, mail.references);
  const isNobodys = isOwn || (mail.isAutomatic && read.portal === null && thread === null);
  const files = isNobodys ? [] : await storeFiles(strapi, mail, raw);
  const agency = await findAgency(strapi, 'nl');
  const reception = await strapi.db.transaction(async ({ trx }): Promise<Reception> => {
    const [row] = (await trx(INCOMING)
      .insert(buildRow(mail, { key, portal: read.portal ?? '' }))
      .onConflict('key')
      .ignore()
      .returning('id')) as { id: number }[];
    if (!row) return { state: 'known', lead: null };
    const placed = isNobodys
      ? { state: isOwn ? ('own' as const) : ('automatic' as const), lead: null }
      : await placeMail(strapi, trx, { mail, read, key, files, thread, mailbox, agency });
    const { state, lead } = placed;
    await trx(INCOMING)
      .where({ id: row.id })
      .update({ state, lead: lead ?? '' });
    return placed;
  });
  // The same mail arrived twice at once, and the other one has its files.
  if (reception.state === 'known') {
    await removeFiles(strapi, (rows) => rows.whereIn('file_id', files).where({ lead: '' }));
  }
  return reception;
}

interface Placing {
  mail: ParsedMail;
  read: ReadLead;
  key: string;
  files: readonly string[];
  /** The lead that its addresses name. */
  thread: string | null;
  mailbox: string | null;
  agency: { language: ReadLead['language'] };
}

async function placeMail(
  strapi: Core.Strapi,
  trx: Knex,
  { mail, read, key, files, thread, mailbox, agency }: Placing,
): Promise<{ state: IncomingState; lead: string }> {
  const listing = await findListing(trx, read.references);
  const earlier =
    thread ??
    (await findLeadOfMails(trx, mail.references)) ??
    (await findRecentLead(trx, read, listing));
  if (earlier && (await isThere(trx, earlier))) {
    const text = stripQuote(read.portal ? read.message : mail.text);
    const isRepeated = await isMessageOf(trx, earlier, text);
    for (const file of files) await claimFile(trx, file, earlier);
    const isQuiet = isRepeated || mail.isAutomatic;
    const answer = { lead: earlier, key, name: read.name ?? mail.from.name, text, mailbox };
    if (!isQuiet || read.portal) await continueThread(strapi, { ...answer, isRepeated });
    return { state: isRepeated ? 'repeated' : 'answer', lead: earlier };
  }
  const lead = await writeMailLead(
    strapi,
    trx,
    {
      key,
      language: read.language ?? agency.language ?? 'nl',
      channel: read.portal ? 'portal' : 'mail',
      source: read.portal,
      name: read.name,
      email: read.email,
      phone: read.phone,
      message: read.message || mail.text || mail.subject || '–',
      listing: listing?.id ?? null,
      files,
    },
    mailbox,
  );
  return { state: 'lead', lead };
}

interface FoundListing {
  id: number;
  reference: string;
}

/** Returns the listing of the first reference that is one. */
async function findListing(trx: Knex, references: readonly string[]): Promise<FoundListing | null> {
  if (references.length === 0) return null;
  const rows = (await trx('listings')
    .whereIn('reference', [...references])
    .select('id', 'reference')) as FoundListing[];
  const found = references.flatMap(
    (reference) => rows.find((row) => row.reference === reference) ?? [],
  );
  return found[0] ?? null;
}

const dayMs = 24 * 3600 * 1000;
const threadDays = 30;

/** Returns a lead of the last 30 days from a mail of the same person about the same listing. */
async function findRecentLead(
  trx: Knex,
  { email }: ReadLead,
  listing: FoundListing | null,
): Promise<string | null> {
  if (!email) return null;
  const row = (await trx('leads as lead')
    .leftJoin('leads_listing_lnk as link', 'link.lead_id', 'lead.id')
    .whereRaw('lower(lead.email) = ?', [email])
    .whereIn('lead.channel', ['portal', 'mail'])
    .whereNot('lead.state', 'spam')
    .where('lead.created_at', '>', new Date(Date.now() - threadDays * dayMs))
    .where((same) =>
      listing ? same.where('link.listing_id', listing.id) : same.whereNull('link.listing_id'),
    )
    .orderBy('lead.id', 'desc')
    .first('lead.document_id as lead')) as { lead: string } | undefined;
  return row?.lead ?? null;
}

async function isThere(trx: Knex, lead: string): Promise<boolean> {
  return (await trx('leads').where({ document_id: lead }).first('id')) !== undefined;
}

async function isMessageOf(trx: Knex, lead: string, text: string): Promise<boolean> {
  const row = (await trx('leads').where({ document_id: lead }).first('remark')) as
    { remark: string | null } | undefined;
  const plain = (given: string): string => given.replace(/\s+/g, ' ').trim();
  return plain(row?.remark ?? '') === plain(text);
}

function buildRow(mail: ParsedMail, { key, portal }: { key: string; portal: string }): object {
  return {
    key,
    portal,
    message_id: mail.messageId ?? '',
    at: Date.now(),
    state: 'automatic',
    lead: '',
    sender: mail.from.email ?? '',
    sender_name: mail.from.name,
    subject: mail.subject,
    text: mail.text,
    is_broken: mail.isBroken ? 1 : 0,
  };
}

function digestOf({ messageId, from, subject, text }: ParsedMail): string {
  const content = JSON.stringify([messageId, from.email, subject, text]);
  return createHash('sha256').update(content).digest('base64url');
}

const mostFiles = 10;
const mostFileBytes = 5 * 1024 * 1024;
const mostRawBytes = 10 * 1024 * 1024;

/** Stores the mail itself and its attachments that visitors may send; they wait for their lead. */
async function storeFiles(strapi: Core.Strapi, mail: ParsedMail, raw: Buffer): Promise<string[]> {
  if (await isFull(strapi)) {
    strapi.log.warn('Mailbox: the files of a mail are left in the mailbox');
    return [];
  }
  const stored: string[] = [];
  if (raw.length <= mostRawBytes) {
    const name = cleanName(mail.subject || 'mail', 'eml');
    stored.push(
      await keepPrivateFile(strapi, { purpose: 'mail', mime: 'message/rfc822', name, bytes: raw }),
    );
  }
  for (const file of mail.files.slice(0, mostFiles)) {
    const checked = await checkFile(file);
    if (!checked) continue;
    const name = cleanName(file.name, checked.ext);
    stored.push(await keepPrivateFile(strapi, { ...checked, purpose: 'mail', name }));
  }
  return stored;
}

async function checkFile({
  bytes,
}: MailFile): Promise<{ ext: string; mime: string; bytes: Buffer } | null> {
  if (bytes.length === 0 || bytes.length > mostFileBytes) return null;
  const type = await checkDocument(bytes).catch(() => null);
  return type ? { ...type, bytes } : checkPicture(bytes);
}
