import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withPostgres } from '../../.scripts/postgres.mjs';
import { createDatabase } from '../../cms/test/database';
import { buildEnvironment } from '../../cms/test/environment';
import { generateSnapshot } from '../../seed/generate/snapshot/generate-snapshot';
import { ratio, report } from '../table';

/** Listings per import; the last is compared with the first. */
const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);
const root = fileURLToPath(new URL('../..', import.meta.url));
const child = fileURLToPath(new URL('./run.mjs', import.meta.url));
const runFile = promisify(execFile);

type Row = Record<string, string | number>;

interface Measured {
  outcome: string;
  added: number;
  seconds: number;
  problems: number;
  again: number;
  unchanged: number;
  bootMb: number;
  peakMb: number;
}

await runFile(process.execPath, [join(root, 'cms/scripts/build-server.mjs')]);
const folder = mkdtempSync(join(tmpdir(), 'agency-bench-import-'));
try {
  for (const count of SIZES) generateSnapshot({ count, outDir: join(folder, String(count)) });
  const sqlite = await measure('SQLite');
  const postgres = (await withPostgres((url: string) => {
    process.env.TEST_DATABASE_URL = url;
    return measure('PostgreSQL');
  })) as Row[];
  report('import', [...sqlite, ...postgres], { node: process.version, cores: cpus().length });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(database: string): Promise<Row[]> {
  const rows: Row[] = [];
  let first = 0;
  for (const count of SIZES) {
    const measured = await runImport(join(folder, String(count)));
    const perListing = (measured.seconds / measured.added) * 1000;
    first ||= perListing;
    rows.push({
      database,
      listings: count,
      'import s': round(measured.seconds),
      'ms per listing': round(perListing),
      'cost to the first': ratio(perListing, first),
      'unchanged s': round(measured.again),
      'peak MB': measured.peakMb,
      'MB at start': measured.bootMb,
      problems: measured.problems,
    });
    console.log(rows.at(-1));
  }
  return rows;
}

/** Imports twice in a process of its own, on a database of its own. */
async function runImport(source: string): Promise<Measured> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  const database = await createDatabase(dataDir);
  const settings = { DATA_DIR: dataDir, SEED_ON_EMPTY: 'false', ...database.environment };
  try {
    const { stdout } = await runFile(process.execPath, [child, source], {
      cwd: join(root, 'cms'),
      env: { ...process.env, ...buildEnvironment(settings) },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
  } finally {
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
