import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';
import { findFreePort } from './ports.mjs';
import { run, Stop } from './run.mjs';

const IS_ROOT = process.getuid?.() === 0;

/** Calls `work` with the URL of a temporary PostgreSQL server, and always removes it. */
export async function withPostgres(work) {
  const server = await startPostgres();
  try {
    return await work(server.url);
  } finally {
    await server.remove();
  }
}

/**
 * Starts a temporary PostgreSQL server from local binaries on a free loopback port, with an
 * empty database (`url`: `postgres://…/agency`). `stop` closes all connections, `start` resumes
 * with the same data and URL, `remove` deletes it.
 */
export async function startPostgres() {
  const bin = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'agency-postgres-'));
  const data = join(folder, 'data');
  const port = await findFreePort();
  // PostgreSQL refuses to run as root, so it runs as the user `postgres`.
  const user = IS_ROOT ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (IS_ROOT) chownSync(folder, user.uid, user.gid);
  const options = ['-p', port, '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const args = ['-D', data, ...options, ...fast.flatMap((setting) => ['-c', setting])];
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'agency', '-A', 'trust', '-E', 'UTF8'], {
    quiet: true,
    cwd: tmpdir(),
    ...user,
  });
  let server;
  let ended;
  const start = async () => {
    const spawned = { stdio: 'ignore', cwd: tmpdir(), ...user };
    server = spawn(join(bin, 'postgres'), args.map(String), spawned);
    ended = new Promise((resolve) => server.once('close', resolve));
    await waitUntilReady(bin, port);
  };
  const stop = async () => {
    server?.kill('SIGINT');
    await ended;
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
    const tool = [`-h`, '127.0.0.1', '-p', String(port), '-U', 'agency'];
    await run(join(bin, 'createdb'), [...tool, 'agency'], { quiet: true });
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `postgres://agency@127.0.0.1:${port}/agency`, start, stop, remove };
}

/** Returns the folder of PostgreSQL's server binaries; installs Debian's package if possible. */
export async function findBinaries() {
  const find = () => listCandidates().find((folder) => existsSync(join(folder, 'initdb')));
  const found = find() ?? ((await installDebianPackage('postgresql')) ? find() : undefined);
  if (found) return found;
  throw new Stop(
    'PostgreSQL’s server programs (initdb, postgres) were not found: install PostgreSQL 15 or newer, or put its bin folder on PATH.',
  );
}

function listCandidates() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...versions.map((version) => join(debian, version, 'bin')), ...onPath];
}

/** Returns the user id (`-u`) or group id (`-g`) of `postgres`. */
export function idOf(kind) {
  try {
    return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  } catch {
    throw new Stop(
      `PostgreSQL may not run as ${userInfo().username}, and there is no user "postgres".`,
    );
  }
}

async function waitUntilReady(bin, port) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const ready = await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      quiet: true,
    }).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Stop('The throw-away PostgreSQL did not answer within 30 seconds.');
}
