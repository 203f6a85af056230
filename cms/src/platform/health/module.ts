import type { CmsModule } from '../process/module';
import { version } from '@agency/domain/version';
import type { Core } from '@strapi/strapi';
import { measures } from '../metrics/measures';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

export const health: CmsModule = { handlers: [addHealthHandlers] };

interface HealthContext {
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** How long the database may take to answer, in milliseconds. */
const patience = 2_000;

/**
 * Adds `/healthz` (the process runs) and `/readyz` (it has started, seeded, and its database
 * answers and takes a write; 503 otherwise, OPS-2); both name the version.
 */
function addHealthHandlers(strapi: Core.Strapi): void {
  const answer = (ctx: HealthContext, ok: boolean): void => {
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ok ? 200 : 503;
    ctx.body = { status: ok ? 'ok' : 'unavailable', version };
  };
  measures.add(strapi, {
    gauges: { agency_cms_ready: 'Whether /readyz answers 200' },
    labels: [],
    read: async () => [{ gauge: 'agency_cms_ready', value: Number(await isReady(strapi)) }],
  });
  strapi.server.routes([
    {
      method: 'GET',
      path: '/healthz',
      handler: (ctx: HealthContext) => answer(ctx, true),
      config: { auth: false },
    },
    {
      method: 'GET',
      path: '/readyz',
      handler: async (ctx: HealthContext) => answer(ctx, await isReady(strapi)),
      config: { auth: false },
    },
  ]);
}

async function isReady(strapi: Core.Strapi): Promise<boolean> {
  if (strapi.isLoaded !== true) return false;
  const { connection } = strapi.db;
  const answers = await inTime(
    connection.raw('SELECT 1').then(() => true),
    false,
  );
  // A write that waits for a long import is none that fails.
  return answers && inTime(isDatabaseWritable(strapi), true);
}

/** What the promise gives, false when it rejects, or `late` when it takes longer than the patience. */
async function inTime(question: Promise<boolean>, late: boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(late), patience);
  });
  const answer = await Promise.race([question.catch(() => false), silence]);
  clearTimeout(timer);
  return answer;
}

/** Below this, in bytes, a disk counts as full: SQLite may overwrite what it holds and yet not grow. */
const leastFreeBytes = 16 * 2 ** 20;

/** Codes of a database that another writer keeps waiting; it can be written a moment later. */
const waiting = /^(SQLITE_BUSY|40001|40P01|55P03)/;

/**
 * Whether the database takes a write (OPS-2): one small row is written and, for SQLite, the disk
 * has room. A database that another writer keeps busy counts as writable.
 */
async function isDatabaseWritable(strapi: Core.Strapi): Promise<boolean> {
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
