import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSeed } from '../../../test/build-seed';
import { createDatabase, type ThrowAwayDatabase } from '../../../test/database';
import { buildEnvironment } from '../../../test/environment';
import { findCompiled, loadCompiled } from '../../../test/load-compiled';
import { readEnvironment } from '../../platform/process/env';
import type * as SeedWhenEmpty from './seed-when-empty';

const { seedWhenEmpty } = loadCompiled('content/seed/seed-when-empty.js') as typeof SeedWhenEmpty;

/** Loaded by every CMS process: prints a line with its id. */
const hook = `
const { write } = process.stdout;
process.stdout.write = (text, ...rest) => write.call(process.stdout, '#' + process.pid + ' ' + text, ...rest);
`;
/** Replaces Strapi: starts to fill the database and never ends. */
const endless = `${hook}
const Module = require('node:module');
const load = Module._load;
const strapi = {
  config: { set: () => undefined },
  load() {
    console.log('begins to seed');
    return new Promise(() => undefined);
  },
};
Module._load = (name, ...rest) =>
  name === '@strapi/strapi' ? { createStrapi: () => strapi } : load(name, ...rest);
`;

interface Server {
  process: ChildProcess;
  url: string;
  /** Output of the server and its child process. */
  said(): string;
  ended: Promise<number | null>;
}

let folder: string;
let database: ThrowAwayDatabase;
let servers: Server[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cms-server-'));
  database = await createDatabase(folder);
  servers = [];
});

afterEach(async () => {
  for (const { process, ended } of servers) {
    process.kill();
    await ended;
  }
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('PERF an empty database is filled by a process of its own, and once', async () => {
  const seed = await buildSeed();
  const server = await startServer(seed);
  await expectSaid(server, 'Strapi started successfully');
  expect(findIds(server, 'Seeded 1 pictures')).not.toEqual([server.process.pid]);
  expect(findIds(server, 'Seeded 1 pictures')).toHaveLength(1);
  expect(findIds(server, 'Strapi started successfully')).toEqual([server.process.pid]);
  expect(server.said()).not.toContain('A promise was rejected');
  expect(await countPages(server)).toBe(3);
  server.process.kill();
  expect(await server.ended).toBe(0);

  const env = readEnvironment(buildServerEnvironment(seed));
  await expect(seedWhenEmpty(env, 'no script')).resolves.toBeUndefined();
});

test('a seed with a mistake ends the start with its sentence', async () => {
  const seed = await buildSeed();
  const file = path.join(seed, 'content/nl/pages.json');
  writeFileSync(file, '[{ "key": "home", "title": "Home", "parent": "nobody" }]');
  const server = await startServer(seed);
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain(`${file}: home.parent`);
  expect(server.said()).not.toContain('    at ');
  expect(server.said()).not.toContain('Strapi started successfully');
});

test('who ends the server ends the process that fills the database', async () => {
  const server = await startServer(await buildSeed(), endless);
  await expectSaid(server, 'begins to seed');
  const [id] = findIds(server, 'begins to seed');
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(() => process.kill(id ?? 0, 0)).toThrow('ESRCH');
});

test('a process that fills the database does not outlive a server that is killed', async () => {
  const server = await startServer(await buildSeed(), endless);
  await expectSaid(server, 'begins to seed');
  const [id] = findIds(server, 'begins to seed');
  server.process.kill('SIGKILL');
  await expect.poll(() => isAlive(id ?? 0), { timeout: 30_000 }).toBe(false);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'of two servers on one empty database one fills it',
  async () => {
    const seed = await buildSeed();
    const both = [await startServer(seed), await startServer(seed)];
    for (const server of both) await expectSaid(server, 'Strapi started successfully');
    expect(both.map(({ said }) => said().split('Seeded 1 pictures').length - 1).sort()).toEqual([
      0, 1,
    ]);
    for (const server of both) expect(await countPages(server)).toBe(3);
  },
);

async function startServer(seed: string, loaded = hook): Promise<Server> {
  const port = await findFreePort();
  const preloaded = path.join(folder, 'preloaded.cjs');
  writeFileSync(preloaded, loaded);
  const child = spawn(process.execPath, [findCompiled('server.js')], {
    env: {
      ...process.env,
      ...buildServerEnvironment(seed),
      CMS_PORT: String(port),
      NODE_OPTIONS: `--require ${preloaded}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const server = {
    process: child,
    url: `http://127.0.0.1:${port}`,
    said: () => output,
    ended,
  };
  servers.push(server);
  return server;
}

function buildServerEnvironment(seed: string): Record<string, string> {
  return buildEnvironment({
    ...database.environment,
    LOG_LEVEL: 'info',
    CRON: 'false',
    DATA_DIR: folder,
    SEED_DIR: seed,
    SEED_ON_EMPTY: 'true',
  });
}

/** Waits for a line with `text`. Fails with the whole output if the server exits first. */
async function expectSaid({ said, ended }: Server, text: string): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  await expect.poll(() => isOver || said().includes(text), { timeout: 100_000 }).toBe(true);
  expect(said()).toContain(text);
}

function findIds({ said }: Server, text: string): number[] {
  const lines = said()
    .split('\n')
    .filter((line) => line.includes(text));
  return lines.map((line) => Number(/^#(\d+) /.exec(line)?.[1]));
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function countPages({ url }: Server): Promise<number> {
  const { CMS_TOKEN } = buildEnvironment();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${CMS_TOKEN}` },
    body: JSON.stringify({ query: '{ pages(locale: "nl") { key } }' }),
  });
  const { data } = (await answer.json()) as { data: { pages: object[] } };
  return data.pages.length;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
