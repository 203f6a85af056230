import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { Environment } from '../process/env';
import { syncToDisk } from './copy-file';

/** Where a restore prepares what it will put in place; of no worth without the plan. */
export const stagingName = '.restore';
const planName = '.restore.json';

/** The restoring transaction holds this lock of PostgreSQL; any number that nobody else uses. */
export const restoreLock = 5_284_132;

/** One file or folder that is replaced. */
export interface Move {
  /** What takes its place; null if nothing does. */
  staged: string | null;
  target: string;
  /** Where what was there is kept. */
  kept: string;
}

/** A restore that is decided: what is left of it is only to be moved. */
export interface SwitchPlan {
  backup: string;
  moves: Move[];
  /** On PostgreSQL: the plan holds if this schema exists, which the restoring transaction makes. */
  marker: string | null;
}

/** Writes the plan. From then on the restored data is what is true, on PostgreSQL from its commit on. */
export async function writePlan({ DATA_DIR }: Environment, plan: SwitchPlan): Promise<void> {
  const file = path.join(DATA_DIR, planName);
  await writeFile(`${file}.part`, JSON.stringify(plan), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  await syncToDisk(DATA_DIR);
}

export function hasPlan({ DATA_DIR }: Environment): boolean {
  return existsSync(path.join(DATA_DIR, planName));
}

/**
 * Finishes the restore that was decided, from wherever it was stopped, or clears away one that was
 * not decided. Returns the backup that is in place now; null for none. Call it with the data folder
 * locked against all others.
 */
export async function finishSwitch(env: Environment): Promise<string | null> {
  if (!hasPlan(env)) {
    await clearStaging(env);
    return null;
  }
  const file = path.join(env.DATA_DIR, planName);
  const plan = JSON.parse(await readFile(file, 'utf8')) as SwitchPlan;
  const isDecided = plan.marker === null || (await hasSchema(env, plan.marker));
  if (isDecided) await runMoves(plan.moves);
  await rm(file);
  await syncToDisk(env.DATA_DIR);
  await clearStaging(env);
  return isDecided ? plan.backup : null;
}

/** Removes what a restore had prepared. */
async function clearStaging(env: Environment): Promise<void> {
  const plan = path.join(env.DATA_DIR, `${planName}.part`);
  for (const each of [plan, ...listStagingFolders(env)]) {
    await rm(each, { recursive: true, force: true });
  }
}

/** Beside the data, and beside SQLite's file where that is elsewhere: renaming works on one disk alone. */
function listStagingFolders({ DATA_DIR, DATABASE_CLIENT, DATABASE_FILENAME }: Environment) {
  const folders = [
    DATA_DIR,
    ...(DATABASE_CLIENT === 'sqlite' ? [path.dirname(DATABASE_FILENAME)] : []),
  ];
  return [...new Set(folders)].map((folder) => path.join(folder, stagingName));
}

/** Each step may be repeated: a staged file that is gone was moved before. */
async function runMoves(moves: readonly Move[]): Promise<void> {
  const folders = new Set<string>();
  for (const { staged, target, kept } of moves) {
    if (staged !== null && !existsSync(staged)) continue;
    if (existsSync(target)) {
      await mkdir(path.dirname(kept), { recursive: true, mode: 0o700 });
      await rename(target, kept);
      folders.add(path.dirname(kept));
    }
    if (staged !== null) await rename(staged, target);
    folders.add(path.dirname(target));
  }
  for (const folder of folders) await syncToDisk(folder);
}

async function hasSchema({ DATABASE_URL }: Environment, name: string): Promise<boolean> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    // The transaction of a restore that was killed may be ending still.
    await client.query(`begin; set local lock_timeout = '60s'`);
    await client.query('select pg_advisory_xact_lock($1)', [restoreLock]);
    const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [name]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
