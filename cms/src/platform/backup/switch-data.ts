import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { Environment } from '../process/env';
import { syncToDisk } from './copy-file';

/** Staging folder of a restore; worthless without the plan. */
export const stagingName = '.restore';
const planName = '.restore.json';

/** Advisory lock of the restoring transaction in PostgreSQL; an arbitrary unique number. */
export const restoreLock = 5_284_132;

export interface Move {
  staged: string | null;
  target: string;
  kept: string;
}

export interface SwitchPlan {
  backup: string;
  moves: Move[];
  /**
   * PostgreSQL only: the plan is valid if this schema exists, which the restoring transaction
   * creates.
   */
  marker: string | null;
}

/**
 * Writes the plan. The restored data is authoritative from then on; with PostgreSQL, from its
 * commit on.
 */
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
 * Completes a decided restore from where it was interrupted, or discards an undecided one.
 * Returns the restored backup, or null. The caller holds an exclusive lock on the data folder.
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

async function clearStaging(env: Environment): Promise<void> {
  const plan = path.join(env.DATA_DIR, `${planName}.part`);
  for (const each of [plan, ...listStagingFolders(env)]) {
    await rm(each, { recursive: true, force: true });
  }
}

/**
 * Next to the data, and next to SQLite's file if that is elsewhere: a rename cannot cross file
 * systems.
 */
function listStagingFolders({ DATA_DIR, DATABASE_CLIENT, DATABASE_FILENAME }: Environment) {
  const folders = [
    DATA_DIR,
    ...(DATABASE_CLIENT === 'sqlite' ? [path.dirname(DATABASE_FILENAME)] : []),
  ];
  return [...new Set(folders)].map((folder) => path.join(folder, stagingName));
}

/** Steps can be repeated: a missing staged file was moved before. */
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
    // The transaction of a killed restore may still be ending.
    await client.query(`begin; set local lock_timeout = '60s'`);
    await client.query('select pg_advisory_xact_lock($1)', [restoreLock]);
    const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [name]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
