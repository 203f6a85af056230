import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withPostgres } from '../.scripts/postgres.mjs';
import { createDatabase } from '../cms/test/database';
import { buildEnvironment } from '../cms/test/environment';
import type { Row } from './table';

const root = fileURLToPath(new URL('..', import.meta.url));
const runFile = promisify(execFile);

/** Compiles the CMS and measures with SQLite, then with PostgreSQL, in a temporary folder. */
export async function measureOnBoth(
  measure: (database: string, folder: string) => Promise<Row[]>,
): Promise<Row[]> {
  await runFile(process.execPath, [join(root, 'cms/scripts/build-server.mjs')]);
  const folder = mkdtempSync(join(tmpdir(), 'agency-bench-'));
  try {
    const sqlite = await measure('SQLite', folder);
    const postgres = (await withPostgres((url: string) => {
      process.env.TEST_DATABASE_URL = url;
      return measure('PostgreSQL', folder);
    })) as Row[];
    return [...sqlite, ...postgres];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script with its own CMS and database. Returns the JSON in the last line of its output. */
export async function runOnCms<Answer>(
  script: URL,
  folder: string,
  args: readonly string[],
): Promise<Answer> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  const database = await createDatabase(dataDir);
  const settings = { DATA_DIR: dataDir, SEED_ON_EMPTY: 'false', ...database.environment };
  try {
    const { stdout } = await runFile(process.execPath, [fileURLToPath(script), ...args], {
      cwd: join(root, 'cms'),
      env: { ...process.env, ...buildEnvironment(settings) },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Answer;
  } finally {
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
