import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, vi } from 'vitest';
import type * as Memory from '../src/platform/process/remembered';
import { forgetAll } from '../src/platform/process/remembered';
import type * as Trash from '../src/platform/uploads/trash/trash-store';
import { bootCms, type TestCms } from './boot';
import { loadCompiled } from './load-compiled';
import { countRows, findTemplate, listFiles, type Template } from './template';

interface Worker {
  start(strapi: TestCms['strapi']): void;
  stop(strapi: TestCms['strapi']): Promise<void>;
}

/** Shared by all test files of a worker, which run sequentially in one process. */
interface Shared {
  cms: TestCms;
  environment: NodeJS.ProcessEnv;
  /** Functions that undo a file's changes to Strapi, latest first. */
  undo: (() => void)[];
  /** The file that used it last. */
  holder: string;
}

const holder = globalThis as { sharedCms?: Shared };

const find = (file: string, name: string): Worker =>
  (loadCompiled(file) as Record<string, Worker>)[name] as Worker;
const listAlwaysOn = (): Worker[] => [
  find('platform/mail/mail-worker.js', 'mailWorker'),
  find('platform/publishing/notice-worker.js', 'noticeWorker'),
];
const listStarted = (): Worker[] => [
  ...listAlwaysOn(),
  find('alerts/saved-searches/alert-worker.js', 'alertWorker'),
  find('content/scheduling/plan-worker.js', 'planWorker'),
  find('feeds/feed-worker.js', 'feedWorker'),
  find('platform/uploads/picture-worker.js', 'pictureWorker'),
];

/**
 * Returns the CMS of this worker in its initial state: without content, or with that of
 * `buildSeed()`. Call it in `beforeAll`, and its `stop` in `afterAll`. There are no scheduled
 * jobs (CRON) and no login limits; a test that needs these, another environment, seed or a start
 * boots its own CMS (`bootCms`). Fails if the state cannot be restored.
 */
export async function useCms(rows: 'empty' | 'content'): Promise<TestCms> {
  const folder = process.env.TEST_SHARED_FOLDER;
  if (!folder) throw new Error('useCms is for the project shared.');
  const template = await findTemplate(rows);
  holder.sharedCms ??= await start(folder);
  const { cms } = holder.sharedCms;
  await settle(holder.sharedCms);
  await putBack(cms, template);
  await checkReset(cms, template);
  holder.sharedCms.holder = expect.getState().testPath ?? '';
  for (const worker of listAlwaysOn()) worker.start(cms.strapi);
  return { ...cms, stop: () => settle(holder.sharedCms as Shared) };
}

async function start(folder: string): Promise<Shared> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const cms = await bootCms({ environment: { CRON: 'false' } });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  cms.strapi.config.set('admin.rateLimit', { enabled: false });
  const undo = recordChanges(cms.strapi);
  return { cms, environment: { ...process.env }, undo, holder: 'its start' };
}

/** Records how to undo settings and middlewares that are added from now on. */
function recordChanges({ config, documents }: TestCms['strapi']): (() => void)[] {
  const undo: (() => void)[] = [];
  const set = config.set.bind(config);
  config.set = (name, value) => {
    const former: unknown = config.get(name);
    undo.unshift(() => set(name, former));
    return set(name, value);
  };
  const use = documents.use.bind(documents);
  documents.use = (middleware) => {
    const remove = use(middleware);
    // It removes the middleware, contrary to its type.
    undo.unshift(remove as unknown as () => void);
    return remove;
  };
  return undo;
}

/** Stops what a file started and undoes its changes; fails if a query continues. */
async function settle({ cms, environment, undo, holder: file }: Shared): Promise<void> {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const takeBack of undo.splice(0)) takeBack();
  await Promise.all(listStarted().map((worker) => worker.stop(cms.strapi)));
  const { settleMoves } = loadCompiled('platform/uploads/trash/trash-store.js') as typeof Trash;
  await settleMoves();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  const { pool } = cms.strapi.db.connection.client as { pool?: { numUsed(): number } };
  const isIdle = (): void => expect(pool?.numUsed(), `queries that ${file} left`).toBe(0);
  await vi.waitFor(isIdle, 20_000);
}

async function putBack({ strapi, database, dataDir }: TestCms, template: Template): Promise<void> {
  const { connection } = strapi.db;
  await connection.destroy();
  await database.restore(template.name);
  connection.initialize();
  if (strapi.db.dialect.client === 'sqlite') await connection.raw('PRAGMA synchronous = OFF');
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith('cms.sqlite')) rmSync(path.join(dataDir, name), { recursive: true });
  }
  for (const name of readdirSync(template.folder)) {
    if (name.startsWith('cms.sqlite')) continue;
    cpSync(path.join(template.folder, name), path.join(dataDir, name), { recursive: true });
  }
  // In the CMS, and in modules imported by tests.
  (loadCompiled('platform/process/remembered.js') as typeof Memory).forgetAll(strapi);
  forgetAll(strapi);
}

/** Fails if rows or files of another test remain. */
export async function checkReset({ strapi, dataDir }: TestCms, template: Template): Promise<void> {
  const counts = await countRows(strapi.db.connection);
  const names = [...new Set([...Object.keys(counts), ...Object.keys(template.counts)])];
  const wrong = names
    .filter((name) => counts[name] !== template.counts[name])
    .map((name) => `${name} has ${counts[name]} rows, not ${template.counts[name]}`);
  if (!isDeepStrictEqual(listFiles(dataDir), template.files)) wrong.push('the files differ');
  if (wrong.length > 0) throw new Error(`The CMS was not put back: ${wrong.join('; ')}`);
}
