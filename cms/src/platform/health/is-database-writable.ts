import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** Below this, in bytes, a disk counts as full: SQLite may overwrite what it holds and yet not grow. */
const leastFreeBytes = 16 * 2 ** 20;

/** Codes of a database that another writer keeps waiting; it can be written a moment later. */
const waiting = /^(SQLITE_BUSY|40001|40P01|55P03)/;

/**
 * Whether the database takes a write (OPS-2): one small row is written and, for SQLite, the disk
 * has room. A database that another writer keeps busy counts as writable.
 */
export async function isDatabaseWritable(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.store({ type: 'core', name: 'health' }).set({ key: 'asked', value: Date.now() });
  } catch (error) {
    if (!waiting.test((error as { code?: string }).code ?? '')) return false;
  }
  return hasRoom(strapi);
}

async function hasRoom(strapi: Core.Strapi): Promise<boolean> {
  if (strapi.db.dialect.client !== 'sqlite') return true;
  const { filename } = strapi.db.config.connection.connection as { filename: string };
  const { bavail, bsize } = await statfs(path.dirname(filename));
  return bavail * bsize >= leastFreeBytes;
}
