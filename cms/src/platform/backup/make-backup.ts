import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { version } from '@agency/domain/version';
import type { Environment } from '../process/env';
import { PlainError } from '../process/plain-error';
import { copyFile, hashFile, syncToDisk, type FileRecord } from './copy-file';
import { listEntries, listFiles } from './data-files';
import { fingerprintKey, isBackup, writeManifest, type Manifest } from './manifest';
import { dumpPostgres } from './postgres-dump';
import { formatBytes, startProgress, type Say } from './progress';
import { copySqlite } from './sqlite-copy';

const namePattern = /^agency-\d{8}T\d{6}Z$/;
const partPrefix = '.agency-';

export const filesFolder = 'files';

/**
 * Backs up the database and the data folder of a running CMS to `agency-<time>` in `folder`. The
 * folder gets its name only when it is complete and verified. Returns its path. The caller holds
 * the locks of both folders. Throws a PlainError for problems that the user can solve.
 */
export async function makeBackup(env: Environment, folder: string, say: Say): Promise<string> {
  const now = new Date();
  const target = path.join(folder, `agency-${formatTime(now)}`);
  if (existsSync(target)) throw new PlainError(`${target} already exists.`);
  await removeParts(folder);
  await requireRoom(folder, await measureData(env));
  const part = await mkdtemp(path.join(folder, partPrefix));
  try {
    // Database first: a file is always written before the row that refers to it.
    const database = await copyDatabase(env, part, say);
    const files = { [database.file]: await hashFile(path.join(part, database.file)) };
    await chmod(path.join(part, database.file), 0o600);
    await syncToDisk(path.join(part, database.file));
    Object.assign(files, await copyData(env, part, say));
    const head = { format: 1 as const, version, createdAt: now.toISOString() };
    await writeManifest(part, { ...head, key: fingerprintKey(env), database, files });
    await syncToDisk(part);
    await rename(part, target);
    await syncToDisk(folder);
    return target;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Lists the complete backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name)).sort();
  return names.map((name) => path.join(folder, name)).filter((each) => isBackup(each));
}

/** Removes the oldest backups until `keep` are left. Returns the removed ones. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(0, -keep);
  for (const backup of old) {
    // A renamed folder is not listed as a backup while it is being removed.
    const part = path.join(folder, partPrefix + path.basename(backup));
    await rename(backup, part);
    await rm(part, { recursive: true, force: true });
  }
  return old;
}

export function formatTime(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Throws a PlainError if less than `bytes` of the disk is free. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes) return;
  throw new PlainError(
    `The disk of ${folder} is full: ${formatBytes(bytes)} are needed, ` +
      `${formatBytes(bavail * bsize)} are free. Nothing was changed.`,
  );
}

/** Removes unfinished backups of killed processes; the lock guarantees that none is running. */
async function removeParts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(partPrefix))) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

async function copyDatabase(
  env: Environment,
  part: string,
  say: Say,
): Promise<Manifest['database']> {
  const client = env.DATABASE_CLIENT;
  const file = client === 'sqlite' ? 'database.sqlite' : 'database.dump';
  const to = path.join(part, file);
  say(`Database: copying ${client === 'sqlite' ? env.DATABASE_FILENAME : 'from PostgreSQL'} …`);
  const copied =
    client === 'sqlite'
      ? copySqlite(env.DATABASE_FILENAME, to)
      : await dumpPostgres(env.DATABASE_URL as string, to);
  const rows = Object.values(copied.tables).reduce((sum, count) => sum + count, 0);
  const size = formatBytes((await stat(to)).size);
  say(`Database: ${rows} rows in ${Object.keys(copied.tables).length} tables, ${size}, checked.`);
  return { client, file, ...copied };
}

async function copyData(
  env: Environment,
  part: string,
  say: Say,
): Promise<Record<string, FileRecord>> {
  const listed = await listFiles(env.DATA_DIR, await listEntries(env));
  const progress = startProgress(say, 'Files', listed);
  const files: Record<string, FileRecord> = {};
  for (const { name, size } of listed) {
    const copied = `${filesFolder}/${name}`;
    try {
      files[copied] = await copyFile(path.join(env.DATA_DIR, name), path.join(part, copied));
    } catch (error) {
      // Deleted or replaced since it was listed; the copied database no longer refers to it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await rm(path.join(part, copied), { force: true });
    }
    progress.add(size);
  }
  await mkdir(path.join(part, filesFolder), { recursive: true });
  progress.end();
  return files;
}

async function measureData(env: Environment): Promise<number> {
  const files = await listFiles(env.DATA_DIR, await listEntries(env));
  const database = env.DATABASE_CLIENT === 'sqlite' ? (await stat(env.DATABASE_FILENAME)).size : 0;
  return files.reduce((sum, { size }) => sum + size, database);
}
