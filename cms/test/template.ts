import { execFile } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';

export interface Template {
  /** Name for TEST_DATABASE_TEMPLATE. */
  name: string;
  folder: string;
  counts: Record<string, number>;
  files: string[];
}

const tsx = path.resolve(__dirname, '../../node_modules/tsx/dist/cli.mjs');
const maker = path.join(__dirname, 'make-template.ts');
const repository = path.resolve(__dirname, '../..');
const cache = path.join(repository, 'node_modules/.cache/cms-test');
/** Describes a kept template, in its folder. */
const ABOUT = 'template.json';
/** Files that a template without content depends on. */
const INPUTS = [
  'cms/dist/config',
  'cms/dist/src',
  'domain/dist',
  'cms/test/boot.ts',
  'cms/test/environment.ts',
  'package-lock.json',
];

/** No content, that of `buildSeed()`, or that of `buildLeanSeed()`. */
export type Rows = 'empty' | 'content' | 'site';

/** Starts a CMS in another process and stops it. Its files are below `folder`. */
export async function makeTemplate(rows: Rows, folder = os.tmpdir()): Promise<Template> {
  const env = { ...process.env, TMPDIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, maker, rows], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Template;
}

/**
 * Returns the template without content, which an earlier run with the same code on the same day may
 * have made: creating the tables takes several times as long as a start. Kept for SQLite only.
 */
export async function findEmptyTemplate(): Promise<Template> {
  if (process.env.TEST_DATABASE_URL) return makeTemplate('empty');
  // Rows have dates.
  const hash = createHash('sha256').update(process.version + new Date().toDateString());
  for (const input of INPUTS) addToHash(hash, path.join(repository, input));
  const kept = path.join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(kept)) {
    const template = await makeTemplate('empty');
    keepTemplate(template, kept);
    return template;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cms-template-'));
  cpSync(kept, folder, { recursive: true });
  const { counts, files } = JSON.parse(readFileSync(path.join(folder, ABOUT), 'utf8')) as Template;
  rmSync(path.join(folder, ABOUT));
  return { name: path.join(folder, 'cms.sqlite'), folder, counts, files };
}

/** Replaces kept templates of other code. */
function keepTemplate(template: Template, kept: string): void {
  rmSync(cache, { recursive: true, force: true });
  const part = `${kept}-${process.pid}`;
  cpSync(template.folder, part, { recursive: true });
  writeFileSync(path.join(part, ABOUT), JSON.stringify(template));
  // Another run may have kept the same.
  if (existsSync(kept)) rmSync(part, { recursive: true });
  else renameSync(part, kept);
}

function addToHash(hash: Hash, file: string): void {
  if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  else for (const name of readdirSync(file).sort()) addToHash(hash, path.join(file, name));
}

/** Returns a template of this run, made by the first worker that needs it. */
export async function findTemplate(rows: Rows): Promise<Template> {
  const shared = process.env.TEST_SHARED_FOLDER;
  if (!shared) throw new Error('The global set-up of integration tests has not run.');
  const file = path.join(shared, `${rows}.json`);
  try {
    mkdirSync(`${file}.lock`);
    // Without settings of the current test.
    writeFileSync(`${file}.part`, JSON.stringify(await makeTemplate(rows, shared)));
    writeFileSync(file, readFileSync(`${file}.part`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    while (!existsSync(file)) await wait(200);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Template;
}

export async function countRows(connection: Knex): Promise<Record<string, number>> {
  const onPostgres = (connection.client as { dialect: string }).dialect === 'postgresql';
  const tables = await connection
    .select('name')
    .from(
      onPostgres
        ? connection.raw("(select tablename as name from pg_tables where schemaname = 'public') t")
        : connection.raw("(select name from sqlite_master where type = 'table') t"),
    )
    .orderBy('name');
  const counts: Record<string, number> = {};
  for (const { name } of tables as { name: string }[]) {
    const [row] = (await connection(name).count({ rows: '*' })) as { rows: number | string }[];
    counts[name] = Number(row?.rows);
  }
  return counts;
}

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('cms.sqlite'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
