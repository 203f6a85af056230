import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../process/env';
import { readOriginal, uploadFile } from '../library';
import {
  listParts,
  readRecord,
  TRASH,
  type LibraryRecord,
  type StoredPart,
  type TrashRow,
} from './trash-table';

interface Provider {
  delete(file: StoredPart): Promise<unknown>;
}

const dayMs = 24 * 3600 * 1000;

/** Copies the original and its variants to the trash; skips missing files. */
export async function copyToTrash(strapi: Core.Strapi, row: TrashRow): Promise<void> {
  const record = readRecord(row);
  if (!isStoredHere(strapi, record)) return;
  await mkdir(folderOf(row.id), { recursive: true, mode: 0o700 });
  for (const part of listParts(record)) {
    const bytes = await readOriginal(strapi, part.url).catch(passOverMissing);
    if (bytes) await writeDurably(pathOf(row.id, part), bytes);
  }
}

/**
 * Moves the bytes of a deleted file to the trash, so that its URL stops working. Can be repeated
 * after an interruption. Skips a file that is in the library under the same name again.
 */
export function moveToTrash(strapi: Core.Strapi, row: TrashRow): Promise<void> {
  const move = moving.get(row.id) ?? moveBytes(strapi, row).finally(() => moving.delete(row.id));
  moving.set(row.id, move);
  return move;
}

export async function settleMoves(): Promise<void> {
  await Promise.allSettled(moving.values());
}

/** Moves in progress by row id: a file is moved once at a time. */
const moving = new Map<number, Promise<void>>();

async function moveBytes(strapi: Core.Strapi, row: TrashRow): Promise<void> {
  const record = readRecord(row);
  await copyToTrash(strapi, row);
  const { connection } = strapi.db;
  const taken: unknown = await connection('files').where({ hash: record.hash }).first('id');
  if (taken === undefined && isStoredHere(strapi, record)) {
    const provider = strapi.plugin('upload').provider as Provider;
    for (const part of listParts(record)) await provider.delete(part).catch(passOverMissing);
  }
  await connection(TRASH).where({ id: row.id }).update({ kept_at: Date.now() });
}

/** Restores a file from the trash to its public location; null if its bytes are missing. */
export async function putBack(
  strapi: Core.Strapi,
  row: TrashRow,
  part: StoredPart,
): Promise<object | null> {
  const source = pathOf(row.id, part);
  if (!(await exists(source))) return null;
  return uploadFile(strapi, { ...part, getStream: () => createReadStream(source) });
}

/** Reads a file in the trash; null if its bytes are missing. */
export async function readPart(row: TrashRow, part: StoredPart): Promise<Buffer | null> {
  return readFile(pathOf(row.id, part)).catch(passOverMissing);
}

/** Removes the bytes; the row is deleted before. */
export async function removeBytes(trashId: number): Promise<void> {
  await rm(folderOf(trashId), { recursive: true, force: true });
}

/** Returns the ids of rows whose bytes have been in the trash for a day. */
export async function listOldFolders(now: number): Promise<number[]> {
  const names = await readdir(findFolder()).catch(() => []);
  const old: number[] = [];
  for (const name of names.filter((one) => /^\d+$/.test(one))) {
    const { mtimeMs } = await stat(path.join(findFolder(), name));
    if (mtimeMs < now - dayMs) old.push(Number(name));
  }
  return old;
}

function isStoredHere(strapi: Core.Strapi, { provider }: LibraryRecord): boolean {
  return provider === strapi.config.get('plugin::upload.provider');
}

function findFolder(): string {
  return path.join(readEnvironment().DATA_DIR, 'private', 'deleted');
}

function folderOf(trashId: number): string {
  return path.join(findFolder(), String(trashId));
}

/** Uses only the base name, so that a row cannot point elsewhere. */
function pathOf(trashId: number, { hash, ext }: StoredPart): string {
  return path.join(folderOf(trashId), path.basename(`${hash}${ext}`));
}

async function writeDurably(target: string, bytes: Buffer): Promise<void> {
  const file = await open(target, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function passOverMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || / answers 404$/.test(error.message)) return null;
  throw error;
}
