import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../process/env';
import { PlainError } from '../process/plain-error';
import { copyFile, syncToDisk } from './copy-file';
import { listDatabaseFiles, listEntries, listFiles, replacedPrefix } from './data-files';
import { filesFolder, formatTime, requireRoom } from './make-backup';
import { compareTables, type Manifest } from './manifest';
import {
  dropEmptySchema,
  inspectPostgres,
  replacedSchemas,
  restorePostgres,
} from './postgres-dump';
import { startProgress, type Say } from './progress';
import { inspectSqlite, isSqliteOpen } from './sqlite-copy';
import { finishSwitch, stagingName, writePlan, type Move } from './switch-data';

/**
 * Replaces the database and the data folder by a verified backup: prepares and checks everything
 * beside the existing data, then moves it. Returns the location of the replaced data. The caller
 * holds an exclusive lock on the data folder. Throws a PlainError and changes nothing if the
 * restore is not possible.
 */
export async function restoreBackup(
  env: Environment,
  backup: string,
  manifest: Manifest,
  { replace, say }: { replace: boolean; say: Say },
): Promise<string[]> {
  await requireUnused(env, manifest, replace);
  const sizes = Object.values(manifest.files).map(({ size }) => size);
  await requireRoom(
    env.DATA_DIR,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const time = formatTime(new Date());
  const isSqlite = env.DATABASE_CLIENT === 'sqlite';
  const marker = isSqlite ? null : replacedSchemas + time.toLowerCase();
  const dump = path.join(backup, manifest.database.file);
  try {
    const moves = await prepareFiles(env, backup, manifest, { time, say });
    say('Database: restoring …');
    if (isSqlite) moves.push(...(await prepareSqlite(env, dump, manifest, time)));
    await writePlan(env, { backup: path.basename(backup), moves, marker });
    if (marker) await restorePostgres(env.DATABASE_URL as string, dump, manifest, marker);
  } catch (error) {
    // If the database cannot report whether it took the backup, the next start checks again.
    await finishSwitch(env).catch(() => undefined);
    throw error;
  }
  await finishSwitch(env);
  const kept = [path.join(env.DATA_DIR, replacedPrefix + time)];
  if (isSqlite) kept.push(path.join(path.dirname(env.DATABASE_FILENAME), replacedPrefix + time));
  const places = [...new Set(kept)].filter((folder) => existsSync(folder));
  const isKept = marker && (await dropEmptySchema(env.DATABASE_URL as string, marker));
  return isKept ? [...places, `the schema ${marker} of the database`] : places;
}

async function requireUnused(
  env: Environment,
  { database }: Manifest,
  replace: boolean,
): Promise<void> {
  let isEmpty = (await listFiles(env.DATA_DIR, await listEntries(env))).length === 0;
  if (env.DATABASE_CLIENT === 'sqlite') {
    const file = env.DATABASE_FILENAME;
    if (isSqliteOpen(file)) {
      throw new PlainError(
        `${file} is in use: stop the CMS, and whatever else has it open, first.`,
      );
    }
    if (((await stat(file).catch(() => null))?.size ?? 0) > 0) isEmpty = false;
  } else {
    const found = await inspectPostgres(env.DATABASE_URL as string);
    if (found.others > 0) {
      throw new PlainError(
        `The database is in use by ${found.others} other connections: stop the CMS, and whatever ` +
          'else is connected (the view pg_stat_activity lists it), first.',
      );
    }
    if (found.schema !== (database.schema ?? found.schema)) {
      throw new PlainError(
        `The backup is of the schema ${database.schema}, and the database uses ${found.schema}.`,
      );
    }
    if (!found.isEmpty) isEmpty = false;
  }
  if (isEmpty || replace) return;
  throw new PlainError(
    `There is data already (DATA_DIR ${env.DATA_DIR} or its database). With --replace the backup ` +
      'takes its place, and what is there is kept beside it.',
  );
}

/** Copies the files of a backup to a staging folder and verifies their checksums. */
async function prepareFiles(
  env: Environment,
  backup: string,
  { files }: Manifest,
  { time, say }: { time: string; say: Say },
): Promise<Move[]> {
  const staging = path.join(env.DATA_DIR, stagingName);
  await mkdir(staging, { mode: 0o700 });
  const prefix = `${filesFolder}/`;
  const listed = Object.entries(files).filter(([name]) => name.startsWith(prefix));
  const progress = startProgress(
    say,
    'Files',
    listed.map(([, record]) => record),
  );
  for (const [name, { size, sha256 }] of listed) {
    const target = path.join(staging, name.slice(prefix.length));
    await copyChecked(path.join(backup, name), target, sha256);
    progress.add(size);
  }
  progress.end();
  await finishStaging(staging, env.DATA_DIR);
  const staged = await readdir(staging);
  return [...new Set([...staged, ...(await listEntries(env))])].map((name) => ({
    staged: staged.includes(name) ? path.join(staging, name) : null,
    target: path.join(env.DATA_DIR, name),
    kept: path.join(env.DATA_DIR, replacedPrefix + time, name),
  }));
}

/** Copies the database of a backup to a staging folder and checks it against the manifest. */
async function prepareSqlite(
  env: Environment,
  dump: string,
  { database, files }: Manifest,
  time: string,
): Promise<Move[]> {
  const folder = path.dirname(env.DATABASE_FILENAME);
  const staging = path.join(folder, stagingName);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const staged = path.join(staging, '.database.sqlite');
  await copyChecked(dump, staged, files[database.file]?.sha256);
  const [difference] = compareTables(database.tables, inspectSqlite(staged).tables);
  if (difference) throw new PlainError(`The backup is damaged: the table ${difference}.`);
  await finishStaging(staging, folder);
  const [main = '', ...journals] = listDatabaseFiles(env);
  // A journal is moved before its database: SQLite would apply it to the next file of that name.
  return [...journals, main].map((target) => ({
    staged: target === main ? staged : null,
    target,
    kept: path.join(folder, replacedPrefix + time, path.basename(target)),
  }));
}

async function copyChecked(from: string, to: string, sha256: string | undefined): Promise<void> {
  const copied = await copyFile(from, to);
  if (copied.sha256 !== sha256) throw new PlainError(`${from} has another checksum than before.`);
}

/** Gives the files to the owner of the data folder and syncs the folders to disk. */
async function finishStaging(staging: string, folder: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  const isRoot = process.getuid?.() === 0;
  const entries = await readdir(staging, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (isRoot) await chown(file, uid, gid);
    if (entry.isDirectory()) await syncToDisk(file);
  }
  await syncToDisk(staging);
}
