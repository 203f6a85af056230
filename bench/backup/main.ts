import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withPostgres } from '../../.scripts/postgres.mjs';
import { createDatabase } from '../../cms/test/database';
import { buildEnvironment } from '../../cms/test/environment';
import { openDatabase, type Database } from '../../cms/test/open-database';
import { reportOfDatabase } from '../table';

const KILLS = Number(process.env.DRILL_KILLS ?? 50);
const LANES = 5;
const FILES = 150;
const ROWS = 4000;
const cms = fileURLToPath(new URL('../../cms', import.meta.url));

type Env = Record<string, string>;

/** Locks the data like a starting CMS, which completes an interrupted restore. */
const start = `
  const { lockData } = require('./dist/src/platform/backup/lock-data.js');
  const { readEnvironment } = require('./dist/src/platform/process/env.js');
  lockData(readEnvironment()).then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });`;

/** Writes a state into SQLite and dies with a journal that was not applied to the database. */
const crash = `
  const database = new (require('better-sqlite3'))(process.env.DATABASE_FILENAME);
  database.pragma('journal_mode = WAL');
  database.pragma('wal_autocheckpoint = 0');
  database.exec("update drill set state = '" + process.env.DRILL_STATE + "'");
  process.kill(process.pid, 'SIGKILL');`;

await drill('SQLite');
await withPostgres(drillPostgres);

async function drillPostgres(url: string): Promise<void> {
  process.env.TEST_DATABASE_URL = url;
  await drill('PostgreSQL');
}

async function drill(name: string): Promise<void> {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => runLane()));
  const sum = (count: (lane: Lane) => number) =>
    lanes.reduce((total, lane) => total + count(lane), 0);
  const problems = lanes.flatMap((lane) => lane.problems);
  const kills = Math.ceil(KILLS / LANES) * LANES;
  reportOfDatabase('backup', {
    database: name,
    'backups killed': kills,
    'whole in spite of it': sum(({ made }) => made),
    'restores killed': kills,
    'old data afterwards': sum(({ old }) => old),
    'restored data afterwards': sum(({ restored }) => restored),
    problems: problems.join('; ') || 'none',
  });
  if (problems.length > 0) process.exitCode = 1;
}

interface Lane {
  /** Backups that were complete before they could be killed. */
  made: number;
  /** Restores after which the old or the restored data was found. */
  old: number;
  restored: number;
  problems: string[];
}

async function runLane(): Promise<Lane> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-backup-'));
  const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
  mkdirSync(join(dataDir, 'private'), { recursive: true });
  const database = await createDatabase(dataDir);
  const env = buildEnvironment({ DATA_DIR: dataDir, ...database.environment });
  const lane: Lane = { made: 0, old: 0, restored: 0, problems: [] };
  try {
    await makeTable(env);
    await writeState(env, 'base');
    const backupMs = await timed(() => runCommand('backup', [backups], env));
    const [base = ''] = listBackups(backups);
    await killBackups(env, backups, backupMs, lane);
    const args = [join(backups, base), '--replace'];
    const restoreMs = await timed(() => runCommand('restore', args, env));
    await killRestores(env, args, restoreMs, lane);
  } finally {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return lane;
}

/** Kills backups; every named backup must be complete, and the first one must not change. */
async function killBackups(env: Env, backups: string, longest: number, lane: Lane): Promise<void> {
  const [first = ''] = listBackups(backups);
  for (let kill = 0; kill < KILLS / LANES; kill++) {
    await runKilled('backup', [backups], env, Math.random() * longest * 1.1);
    for (const name of listBackups(backups).filter((each) => each !== first)) {
      lane.made += 1;
      await checkBackup(join(backups, name), env, lane);
      rmSync(join(backups, name), { recursive: true });
    }
    // Names have a resolution of seconds.
    await wait(1000);
  }
  await checkBackup(join(backups, first), env, lane);
  await runCommand('backup', [backups], env);
  const left = readdirSync(backups).filter((name) => name.startsWith('.agency-'));
  if (left.length > 0) lane.problems.push(`${left.length} parts are left`);
  if ((await readState(env)) !== 'base') lane.problems.push('a backup changed the data');
}

/** A restore verifies every checksum before it refuses to replace existing data. */
async function checkBackup(backup: string, env: Env, { problems }: Lane): Promise<void> {
  const { said } = await runNode([script('restore'), backup], env);
  if (!said.includes('--replace')) problems.push(`${backup}: ${said}`);
}

/** Kills restores; after the next start all data must be either old or restored. */
async function killRestores(env: Env, args: string[], longest: number, lane: Lane): Promise<void> {
  const dataDir = env.DATA_DIR ?? '';
  for (let kill = 0; kill < KILLS / LANES; kill++) {
    const old = `old-${kill}`;
    await removeReplaced(env);
    await writeState(env, old);
    await runKilled('restore', args, env, longest * (0.2 + Math.random() * 0.9));
    const { status, said } = await runNode(['-e', start], env);
    if (status !== 0) lane.problems.push(`start ${kill}: ${said}`);
    const state = await readState(env);
    if (state === old) lane.old += 1;
    else if (state === 'base') lane.restored += 1;
    else lane.problems.push(`restore ${kill}: ${state}`);
    if (state === 'base') {
      const [kept = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
      const found = readFiles(join(dataDir, kept));
      if (found !== old) lane.problems.push(`restore ${kill}: ${found} was kept`);
    }
    const left = readdirSync(dataDir).filter((name) => name.startsWith('.restore'));
    if (left.length > 0) lane.problems.push(`restore ${kill}: ${left.join()} is left`);
  }
}

async function makeTable(env: Env): Promise<void> {
  const database = openDatabase(env);
  await database.schema.createTable('drill', (table) => {
    table.increments('id');
    table.string('state');
    table.text('filling');
  });
  for (let row = 0; row < ROWS; row += 400) {
    const filling = 'x'.repeat(800);
    await database('drill').insert(Array.from({ length: 400 }, () => ({ state: '', filling })));
  }
  await database.destroy();
}

async function writeState(env: Env, state: string): Promise<void> {
  if (env.DATABASE_CLIENT === 'sqlite') {
    await runNode(['-e', crash], { ...env, DRILL_STATE: state });
  } else await onDatabase(env, (database) => database('drill').update({ state }));
  const folder = join(env.DATA_DIR ?? '', 'private');
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file < FILES; file++) {
    writeFileSync(join(folder, `file-${file}`), `${state}\n${'y'.repeat(20_000)}`);
  }
}

/** Returns the word in every row and file, or the difference. */
async function readState(env: Env): Promise<string> {
  const files = readFiles(env.DATA_DIR ?? '');
  return onDatabase(env, async (database) => {
    if (env.DATABASE_CLIENT === 'sqlite') {
      const [{ integrity_check: found }] = await database.raw('pragma integrity_check');
      if (found !== 'ok') return `the database is damaged: ${found}`;
    }
    const found = (await database('drill').groupBy('state').select('state').count('* as rows')) as {
      state: string;
      rows: number | string;
    }[];
    const [row] = found;
    if (found.length !== 1 || Number(row?.rows) !== ROWS) return JSON.stringify(found);
    return row?.state === files ? files : `rows of ${row?.state}, files of ${files}`;
  });
}

function readFiles(folder: string): string {
  const files = join(folder, 'private');
  if (!existsSync(files)) return 'none';
  const names = readdirSync(files);
  const states = new Set(
    names.map((name) => readFileSync(join(files, name), 'utf8').split('\n')[0] ?? ''),
  );
  return names.length === FILES ? [...states].join(' and ') : `${names.length} files`;
}

async function removeReplaced(env: Env): Promise<void> {
  const dataDir = env.DATA_DIR ?? '';
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('replaced-'))) {
    rmSync(join(dataDir, name), { recursive: true });
  }
  if (env.DATABASE_CLIENT === 'sqlite') return;
  await onDatabase(env, async (database) => {
    const schemas = (await database('pg_namespace')
      .where('nspname', 'like', 'replaced_%')
      .pluck('nspname')) as string[];
    for (const schema of schemas) await database.raw(`drop schema ${schema} cascade`);
  });
}

async function onDatabase<Result>(
  env: Env,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(env);
  try {
    return await run(database);
  } finally {
    await database.destroy();
  }
}

async function runCommand(command: string, args: string[], env: Env): Promise<void> {
  const { status, said } = await runNode([script(command), ...args], env);
  if (status !== 0) throw new Error(`${command}: ${said}`);
}

function runNode(args: string[], env: Env): Promise<{ status: number | null; said: string }> {
  const options = { cwd: cms, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, said: stdout + stderr }),
    );
  });
}

async function runKilled(
  command: string,
  args: string[],
  env: Env,
  afterMs: number,
): Promise<void> {
  const child = spawn(process.execPath, [script(command), ...args], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([closed, wait(afterMs)]);
  child.kill('SIGKILL');
  await closed;
}

async function timed(run: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

function script(command: string): string {
  return join(cms, `dist/src/${command}.js`);
}

function listBackups(backups: string): string[] {
  return readdirSync(backups)
    .filter((name) => name.startsWith('agency-'))
    .sort();
}
