import type { Core } from '@strapi/strapi';

interface HealthContext {
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** How long the database may take to answer, in milliseconds. */
const patience = 2_000;

/**
 * Adds `/healthz` (the process runs) and `/readyz` (it has started, seeded, and its database
 * answers; 503 otherwise). Call it while registering.
 */
export function registerHealth(strapi: Core.Strapi): void {
  const answer = (ctx: HealthContext, ok: boolean): void => {
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ok ? 200 : 503;
    ctx.body = { status: ok ? 'ok' : 'unavailable' };
  };
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
      handler: async (ctx: HealthContext) =>
        answer(ctx, strapi.isLoaded === true && (await doesDatabaseAnswer(strapi))),
      config: { auth: false },
    },
  ]);
}

async function doesDatabaseAnswer(strapi: Core.Strapi): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const question = strapi.db.connection.raw('SELECT 1').then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([question, silence]);
  clearTimeout(timer);
  return answered;
}
