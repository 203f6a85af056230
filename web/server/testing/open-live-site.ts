import { installGlobals, type ServerBuild } from '@remix-run/node';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { bootCms, type TestCms } from '../../../cms/test/boot';
import { buildEnvironment } from '../../../cms/test/environment';
import { findTemplate } from '../../../cms/test/template';
import { loadEnv } from '../env-schema';
import { createRemixRender } from '../remix-render';
import { findServerExports } from '../build-hooks';
import { startSite, type RunningSite } from '../start-site';
import { logIn, type AdminClient } from './admin-client';
import { findFreePort } from './find-free-port';

const buildFile = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
const clientFolder = fileURLToPath(new URL('../../build/client', import.meta.url));

export interface LiveSite {
  readonly cms: TestCms;
  readonly editor: AdminClient;
  readonly url: string;
  readonly rendered: readonly string[];
  forgetRendered(): void;
  get(path: string): Promise<{ status: number; text: string }>;
  cacheSize(): { pages: number; bytes: number };
  countWaiting(): Promise<number>;
  /** Stops the site; `comeBack` starts it with an empty cache at the same address. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the CMS on a copy of a database with the seed, and the built site in front of it. */
export async function openLiveSite(): Promise<LiveSite> {
  if (!existsSync(buildFile)) throw new Error('Build the site first: npm run build -w web');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const cms = await bootCms({
    template: await findTemplate('site'),
    environment: { SITE_URL: url, SITE_NOTICE_URLS: url },
  });
  const secrets = { SESSION_SECRET: 'test-secret-0123456789-0123456789' };
  // The built site reads its settings when it is imported below; the CMS has set the others. With a
  // trusted proxy, tests can set the address of a visitor.
  const settings = { CMS_URL: cms.url, PAGE_CACHE_SECONDS: '600', TRUST_PROXY: '1' };
  // Only requests and publishes of the tests may render pages.
  const quiet = { PAGE_CACHE_AHEAD: 'false' };
  Object.assign(process.env, { ...secrets, ...settings, ...quiet });
  installGlobals({ nativeFetch: true });
  const build = (await import(/* @vite-ignore */ buildFile)) as ServerBuild;
  const render = createRemixRender(build, 'production');
  const rendered: string[] = [];
  const open = (): Promise<RunningSite> =>
    startSite({
      env: { ...loadEnv(process.env), SITE_PORT: port },
      log: pino({ level: 'silent' }),
      clientFolder,
      answers: findServerExports(build),
      writeVisits: findServerExports(build).recordVisits,
      listResendableFields: findServerExports(build).listResendableFields,
      render(request, visitor) {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname + search);
        return render(request, visitor);
      },
      drainMs: 500,
    });
  let site = await open();
  const environment = buildEnvironment();
  const editor = await logIn(cms.url, {
    email: environment.EDITOR_EMAIL ?? '',
    password: environment.EDITOR_PASSWORD ?? '',
  });
  const live: LiveSite = {
    cms,
    editor,
    url,
    rendered,
    forgetRendered: () => void rendered.splice(0),
    async get(path) {
      const answer = await fetch(url + path, { redirect: 'manual' });
      return { status: answer.status, text: await answer.text() };
    },
    cacheSize: () => site.cacheSize(),
    async countWaiting() {
      const rows = await cms.strapi.db.connection('publish_notices').where({ settled_at: 0 });
      return (rows as unknown[]).length;
    },
    leave: () => site.close(),
    async comeBack() {
      site = await open();
    },
    async stop() {
      await site.close();
      await cms.stop();
    },
  };
  return live;
}
