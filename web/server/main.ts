import { heapGrowthFlag } from '@agency/domain/heap-growth';
import type { ServerBuild } from '@remix-run/node';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Env } from './env-schema';
import { createLog } from './log';
import { createRemixRender } from './remix-render';
import { findServerExports, type BuildHooks } from './build-hooks';
import type { Middleware, Render } from './site-handler';
import { startSite } from './start-site';
import type { WriteVisits } from './visits/visit-batch';

/** Starts the site: `node build/main.js` in production, `tsx server/main.ts` in development. */
async function main(): Promise<void> {
  setFlagsFromString(heapGrowthFlag(45));
  const { env } = await import('./env');
  const log = createLog(env.LOG_LEVEL);
  const { devMiddleware, ...build } = await (env.NODE_ENV === 'development'
    ? loadDevelopment()
    : loadBuild(env));
  const site = await startSite({
    env,
    log,
    ...build,
    devMiddleware,
    clientFolder: devMiddleware === undefined ? pathTo('./client') : undefined,
    assetFolder: env.ASSETS_DIR ?? pathTo('./assets'),
    hasReachedCms: async () => (await fetch(new URL('/readyz', env.CMS_URL))).ok,
  });
  log.info(`the site listens on ${site.url}, visitors find it at ${env.SITE_URL}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info(`${signal}: finishing open requests`);
      void site.close().then(() => process.exit(0));
    });
  }
}

async function loadBuild(env: Env) {
  const build = (await import(/* @vite-ignore */ pathTo('./server/index.js'))) as ServerBuild;
  return {
    render: createRemixRender(build, env.NODE_ENV),
    answers: findServerExports(build),
    writeVisits: findServerExports(build).recordVisits,
    listResendableFields: findServerExports(build).listResendableFields,
    devMiddleware: undefined,
  };
}

/**
 * Loads the development server: no page cache, and each publish notice goes to the newest build.
 */
async function loadDevelopment(): Promise<{
  render: Render;
  answers: BuildHooks;
  writeVisits: WriteVisits;
  devMiddleware: Middleware;
}> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: pathTo('..'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  return {
    render: createRemixRender(load, 'development'),
    answers: {
      forgetAnswers: (changes) =>
        void load().then((build) => findServerExports(build).forgetAnswers(changes)),
      renewSite: async (changed) => findServerExports(await load()).renewSite(changed),
    },
    writeVisits: async (batch, visits) =>
      findServerExports(await load()).recordVisits(batch, visits),
    devMiddleware: (request, response, next) => vite.middlewares(request, response, next),
  };
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Error && (error.name === 'EnvError' || 'code' in error);
  process.stderr.write(
    `${isExpected ? (error as Error).message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
});
