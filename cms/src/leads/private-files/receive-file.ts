import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readEnvironment } from '../../platform/process/env';
import { checkDocument } from './check-document';
import { checkPicture } from './check-picture';
import { writePrivateFile } from './file-store';
import { FILES, type FilePurpose, type FileRow } from './file-table';

/** The request of the site, as the server hands it over. */
export interface FileContext {
  req: IncomingMessage;
  query: Record<string, unknown>;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** 5 MiB (FORM-11). */
const mostBytes = 5 * 1024 * 1024;
/** More is not kept of files without a lead: leads need the disk too. */
const mostWaitingBytes = 512 * 1024 * 1024;
/** More is not kept within a day of files with a lead. */
const mostDailyBytes = 256 * 1024 * 1024;
const dayMs = 24 * 3600 * 1000;

/**
 * Keeps a file that a visitor sends with a lead: at most 5 MiB, and by its content what its purpose
 * allows. Until a lead names its id it waits, for a day. Answers the id, or 413, 415, 422 or 507 with
 * why not (docs/contracts/leads.md).
 */
export async function receiveFile(strapi: Core.Strapi, context: FileContext): Promise<void> {
  const { purpose } = context.query;
  const refuse = (status: number, error: 'type' | 'size' | 'full'): void => {
    context.set('Connection', 'close');
    context.status = status;
    context.body = { error };
  };
  if (!isPurpose(purpose) || context.get('content-type') !== 'application/octet-stream') {
    return refuse(415, 'type');
  }
  const declared = Number(context.get('content-length') || 0);
  if (await isFull(strapi)) return refuse(507, 'full');
  const bytes = declared > mostBytes ? null : await readBody(context.req, mostBytes);
  if (bytes === null) return refuse(413, 'size');
  const found = purpose === 'cv' ? await readDocument(bytes) : await checkPicture(bytes);
  if (!found) return refuse(422, 'type');
  const name = cleanName(readName(context.get('x-file-name')), found.ext);
  context.body = { id: await keepPrivateFile(strapi, { ...found, purpose, name }) };
}

type KeptFile = Pick<FileRow, 'purpose' | 'mime' | 'name'> & { bytes: Buffer; lead?: string };

/** Keeps a file that has been checked; its id. Without a `lead` it waits for one. */
export async function keepPrivateFile(
  strapi: Core.Strapi,
  { bytes, purpose, mime, name, lead = '' }: KeptFile,
): Promise<string> {
  const id = randomBytes(24).toString('hex');
  await writePrivateFile(id, bytes);
  await strapi.db.connection(FILES).insert({
    file_id: id,
    purpose,
    mime,
    name,
    size: bytes.length,
    created_at: Date.now(),
    lead,
    placed_at: 0,
  });
  return id;
}

/** Whether files of visitors take as much of the disk as they may: waiting, of today, and in all. */
async function isFull({ db, log }: Core.Strapi): Promise<boolean> {
  const sum = async (choose: (files: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<number> => {
    const sent = db.connection(FILES).whereIn('purpose', ['cv', 'picture']);
    const row = (await choose(sent).sum({ bytes: 'size' }).first()) as { bytes: unknown };
    return Number(row.bytes ?? 0);
  };
  const claimed = await sum((files) => files.whereNot({ lead: '' }));
  const { LEAD_FILES_MB: mostMegabytes } = readEnvironment();
  if (claimed >= mostMegabytes * 1024 * 1024) {
    log.error(`Private files: the ${mostMegabytes} MB of LEAD_FILES_MB are full; none is taken`);
    return true;
  }
  const since = Date.now() - dayMs;
  const today = await sum((files) => files.whereNot({ lead: '' }).where('created_at', '>', since));
  const waiting = await sum((files) => files.where({ lead: '' }));
  const isOver = today >= mostDailyBytes || waiting > mostWaitingBytes;
  if (isOver) log.warn('Private files: more came within a day than is taken');
  return isOver;
}

async function readDocument(
  bytes: Buffer,
): Promise<{ ext: string; mime: string; bytes: Buffer } | null> {
  const type = await checkDocument(bytes);
  return type && { ...type, bytes };
}

function isPurpose(given: unknown): given is FilePurpose {
  return given === 'cv' || given === 'picture';
}

/** Percent-encoded, as headers hold no other letters. */
function readName(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

/**
 * The body of a request; null as soon as it is longer than so many bytes, whatever it said. The
 * request stays open, so that it can be answered.
 */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const longest = 100;

/**
 * The name of a visitor's file for staff to know it by: its last part, in letters, digits and a few
 * signs, with the ending of what it is. Never used where the file is kept.
 */
export function cleanName(given: string, ext: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{N} ()_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...stem].slice(0, longest).join('').trim() || 'file'}.${ext}`;
}
