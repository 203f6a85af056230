import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** No content, that of `buildSeed()`, or that of `buildLeanSeed()`. */
export type Rows = 'empty' | 'content' | 'site';

/** Starts a CMS in another process and stops it. Its files are below `folder`. */
export async function makeTemplate(rows: Rows, folder = os.tmpdir()): Promise<Template> {
  const env = { ...process.env, TMPDIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, maker, rows], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Template;
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
