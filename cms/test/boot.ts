import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type * as StrapiPackage from '@strapi/strapi';
import { createDatabase, type ThrowAwayDatabase } from './database';
import { buildEnvironment } from './environment';
import { loadCompiled } from './load-compiled';
import type { Template } from './template';

const cmsDir = path.resolve(__dirname, '..');
// Strapi and the compiled CMS are CommonJS: loaded by Node, without the test runner's transform.
const load = createRequire(path.join(cmsDir, 'package.json'));

/** URL of GraphQL for which every query uses Strapi's own resolvers. */
export const strapisWay = '/graphql?strapi';

export interface TestCms {
  strapi: Core.Strapi;
  /** URL with a free port, without trailing slash. */
  url: string;
  dataDir: string;
  /**
   * Runs a GraphQL operation with `token` (default: the site's). At {@link strapisWay} Strapi's
   * resolvers answer queries that otherwise bypass them.
   */
  query<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    token?: string | null,
    address?: string,
  ): Promise<GraphqlAnswer<Data>>;
  /** Stops the CMS and deletes its database and files, unless they are kept. */
  stop(options?: { keep: boolean }): Promise<void>;
  database: ThrowAwayDatabase;
}

interface VariantsModule {
  makeWaitingVariants(strapi: Core.Strapi): Promise<void>;
}

export interface GraphqlAnswer<Data> {
  status: number;
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * Boots the compiled CMS (`npm run build:server -w cms`) on a temporary database: SQLite, or
 * PostgreSQL if TEST_DATABASE_URL is set. The database is a copy of a template with tables, to
 * save time; a test of the first start removes it: `vi.stubEnv('TEST_DATABASE_TEMPLATE', '')`.
 * `seed` is a seed folder, whose pictures get variants; nothing is seeded without it. `files` is
 * a data folder to copy, `template` another template with its files and rows.
 */
export async function bootCms(
  options: {
    seed?: string;
    files?: string;
    template?: Template;
    environment?: Record<string, string>;
  } = {},
): Promise<TestCms> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cms-test-'));
  const files = options.files ?? options.template?.folder;
  for (const name of files ? ['public', 'private'] : []) {
    const from = path.join(files ?? '', name);
    if (existsSync(from)) cpSync(from, path.join(dataDir, name), { recursive: true });
  }
  mkdirSync(path.join(dataDir, 'public/uploads'), { recursive: true });
  const database = await createDatabase(dataDir, options.template?.name);
  const environment = buildEnvironment({
    DATA_DIR: dataDir,
    SEED_DIR: options.seed ?? path.join(dataDir, 'no-seed'),
    SEED_ON_EMPTY: options.seed ? 'true' : 'false',
    ...database.environment,
    ...options.environment,
  });
  Object.assign(process.env, environment);

  const strapi = await startStrapi(options.seed !== undefined);
  const { port } = strapi.server.httpServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    strapi,
    url,
    dataDir,
    query: (document, variables, token = environment.CMS_TOKEN ?? null, address = '/graphql') =>
      sendQuery(url + address, document, variables, token),
    database,
    stop: async ({ keep } = { keep: false }) => {
      await destroyStrapi(strapi);
      if (keep) return;
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startStrapi(hasSeed: boolean): Promise<Core.Strapi> {
  const { createStrapi } = load('@strapi/strapi') as typeof StrapiPackage;
  const distDir = path.join(cmsDir, 'dist');
  const strapi = createStrapi({ appDir: cmsDir, distDir, serveAdminPanel: false });
  await strapi.load();
  // Makes all variants; a test of pending pictures asks for that.
  const { makeWaitingVariants } = loadCompiled(
    'platform/uploads/make-waiting-variants.js',
  ) as VariantsModule;
  if (hasSeed) await makeWaitingVariants(strapi);
  strapi.server.mount();
  // On a busy machine, a test may send a request while an idle connection is being closed.
  strapi.server.httpServer.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
  return strapi;
}

/** Strapi removes all listeners of the process, including those of the test runner. */
async function destroyStrapi(strapi: Core.Strapi): Promise<void> {
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  try {
    await strapi.destroy();
  } finally {
    process.removeAllListeners = removeAllListeners;
  }
}

async function sendQuery<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> | undefined,
  token: string | null,
): Promise<GraphqlAnswer<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>;
  return { ...body, status: response.status };
}
