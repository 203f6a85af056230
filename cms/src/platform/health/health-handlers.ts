import { version } from '@agency/domain/version';
import type { Core } from '@strapi/strapi';
import { measures } from '../metrics/measures';
import { isDatabaseWritable } from './is-database-writable';

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
export function addHealthHandlers(strapi: Core.Strapi): void {
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
