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

/** Listings in the read model; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_SIZES ?? '100,10000,100000').split(',').map(Number);
const ROUNDS = process.env.BENCH_ROUNDS ?? '101';
/** So many are imported, the rest are copies of their rows. */
const IMPORTED = 1000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const child = fileURLToPath(new URL('./run.mjs', import.meta.url));
const runFile = promisify(execFile);

type Row = Record<string, string | number>;

interface Timed {
  question: string;
  /** Milliseconds right after listings changed, and once the counts are remembered. */
  fresh: number;
  again: number;
}

await runFile(process.execPath, [join(root, 'cms/scripts/build-server.mjs')]);
const folder = mkdtempSync(join(tmpdir(), 'agency-bench-search-'));
try {
  const sqlite = await measure('SQLite');
  const postgres = (await withPostgres((url: string) => {
    process.env.TEST_DATABASE_URL = url;
    return measure('PostgreSQL');
  })) as Row[];
  const details = { node: process.version, cores: cpus().length, rounds: Number(ROUNDS) };
  report('search', [...sqlite, ...postgres], details);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(database: string): Promise<Row[]> {
  const rows: Row[] = [];
  let first: Timed[] = [];
  for (const size of SIZES) {
    const timed = await runQueries(size);
    if (first.length === 0) first = timed;
    for (const [index, { question, fresh, again }] of timed.entries()) {
      const base = first[index] ?? { fresh, again };
      rows.push({
        ...{ database, listings: size, question },
        'ms after a change': round(fresh),
        'ms then': round(again),
        'after a change, to the first': ratio(fresh, base.fresh),
        'then, to the first': ratio(again, base.again),
      });
    }
    console.log(`${database}: ${size} listings measured`);
  }
  return rows;
}

/** Times every query in a process and on a database of its own. */
async function runQueries(size: number): Promise<Timed[]> {
  const base = Math.min(size, IMPORTED);
  const source = join(folder, String(base));
  generateSnapshot({ count: base, outDir: source });
  const dataDir = mkdtempSync(join(folder, 'data-'));
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  const database = await createDatabase(dataDir);
  const settings = { DATA_DIR: dataDir, SEED_ON_EMPTY: 'false', ...database.environment };
  try {
    const copies = String(Math.round(size / base));
    const { stdout } = await runFile(
      process.execPath,
      [child, source, String(base), copies, ROUNDS],
      {
        cwd: join(root, 'cms'),
        env: { ...process.env, ...buildEnvironment(settings) },
        maxBuffer: 2 ** 26,
      },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Timed[];
  } finally {
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
