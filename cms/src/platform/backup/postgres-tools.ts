import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../process/plain-error';

/** Debian's folder of client programs by version; `pg_dump` on PATH often has another version. */
const debianFolder = '/usr/lib/postgresql';

export interface PostgresTools {
  version: number;
  pathOf(tool: 'pg_dump' | 'pg_restore' | 'psql'): string;
}

/**
 * Returns the lowest sufficient version of PostgreSQL's client programs. Throws a PlainError if
 * none exists.
 */
export function findTools(least: number, where = listFolders()): PostgresTools {
  const found = where.flatMap((folder) => {
    const version = readMajor(path.join(folder, 'pg_dump'));
    return version === null ? [] : [{ folder, version }];
  });
  const enough = found.filter(({ version }) => version >= least);
  const [best] = enough.sort((a, b) => a.version - b.version);
  if (best) return { version: best.version, pathOf: (tool) => path.join(best.folder, tool) };
  const newest = Math.max(...found.map(({ version }) => version));
  const problem =
    found.length > 0
      ? `The pg_dump of this machine is of version ${newest}, and version ${least} is needed`
      : `pg_dump is not on this machine`;
  throw new PlainError(
    `${problem}: install PostgreSQL's client programs of version ${least} ` +
      `(Debian: postgresql-client-${least}), or put their folder on PATH.`,
  );
}

/**
 * Starts a PostgreSQL program, connected to a database if its URL is given; the password is
 * never an argument.
 */
export function startTool(
  file: string,
  args: readonly string[],
  url: string | null,
  stdio: ('ignore' | 'pipe')[],
): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, PGCONNECT_TIMEOUT: '10' };
  if (url === null) return spawn(file, args, { env, stdio });
  const address = new URL(url);
  if (address.password) env.PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  return spawn(file, [...args, `--dbname=${address.href}`], { env, stdio });
}

/** Waits for a program to exit. Throws a PlainError with its last output if it failed. */
export function waitForTool(child: ChildProcess, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + String(chunk)).slice(-2_000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      const full = /no space left on device/i.test(said) ? 'the disk is full. ' : '';
      reject(new PlainError(`${name} failed (${signal ?? code}): ${full}${said.trim()}`));
    });
  });
}

function listFolders(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...versions.map((version) => path.join(debianFolder, version, 'bin')), ...onPath];
}

function readMajor(file: string): number | null {
  if (!existsSync(file)) return null;
  try {
    const said = execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/(\d+)/.exec(said)?.[1] ?? 0) || null;
  } catch {
    return null;
  }
}
