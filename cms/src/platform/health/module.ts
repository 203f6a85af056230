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

const patience = 2_000;

/**
 * Adds `/healthz` (the process runs) and `/readyz` (started, seeded, database readable and
 * writable; 503 otherwise). Both return the version.
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
  // A write that waits for a long import counts as writable.
  return answers && inTime(isDatabaseWritable(strapi), true);
}

/** Returns the promise's value, false if it rejects, or `late` after the time limit. */
async function inTime(question: Promise<boolean>, late: boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(late), patience);
  });
  const answer = await Promise.race([question.catch(() => false), silence]);
  clearTimeout(timer);
  return answer;
}

/** Free bytes below which a disk counts as full: SQLite can then overwrite pages but not grow. */
const leastFreeBytes = 16 * 2 ** 20;

/** Error codes of a database that is busy with another writer; a retry may succeed. */
const waiting = /^(SQLITE_BUSY|40001|40P01|55P03)/;

/**
 * Reports whether the database accepts writes: writes one small row and, for SQLite, checks the
 * free disk space. A busy database counts as writable.
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
