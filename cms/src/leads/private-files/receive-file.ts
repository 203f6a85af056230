import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readBody } from '../../platform/access/read-body';
import { readEnvironment } from '../../platform/process/env';
import { checkDocument } from './check-document';
import { checkPicture } from './check-picture';
import { writePrivateFile } from './file-store';
import { FILES, type FilePurpose, type FileRow } from './file-table';

export interface FileContext {
  req: IncomingMessage;
  query: Record<string, unknown>;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

const mostBytes = 5 * 1024 * 1024;
/** Limit for files without a lead: leads need disk space too. */
const mostWaitingBytes = 512 * 1024 * 1024;
const mostDailyBytes = 256 * 1024 * 1024;
const dayMs = 24 * 3600 * 1000;

/**
 * Stores an uploaded file of up to 5 MiB whose content type is allowed for its purpose. It waits
 * a day for a lead. Responds with the id, or 413, 415, 422 or 507 with a reason
 * (docs/contracts/leads.md).
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

/** Stores a checked file and returns its id. Without `lead` it waits for one. */
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

/** Reports whether visitors' files have reached a limit: waiting, today's, or total. */
export async function isFull({ db, log }: Core.Strapi): Promise<boolean> {
  const sum = async (choose: (files: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<number> => {
    const sent = db.connection(FILES).whereIn('purpose', ['cv', 'picture', 'mail']);
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

/** Decodes the name, which is percent-encoded in the header. */
function readName(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

const longest = 100;

/**
 * Sanitizes the name of a visitor's file for staff: base name, letters, digits and a few
 * symbols, with the extension of its type. Never used in a path.
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
