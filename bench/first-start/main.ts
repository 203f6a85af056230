import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { report, round, type Row } from '../table';
import { treeSeconds } from '../tree-seconds';

/** Number of clones that are started; the median of each figure counts. */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Messages of `npm start` at the beginning of each part. */
const BEGINS = {
  install: /^Installing packages/,
  builds: /^Building the CMS/,
  cms: /^Starting the CMS/,
  admin: /^\s+Site\s+http/,
  end: /^The admin is ready/,
};

type Mark = keyof typeof BEGINS;
type Marks = Record<Mark, { at: number; processor: number }>;

const rows: Row[] = [];
for (let run = 1; run <= RUNS; run += 1) {
  const row = { run, ...(await measure()) };
  rows.push(row);
  console.log(row);
}
const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'run');
const middle = names.map((name) => [name, takeMiddle(rows.map((row) => Number(row[name])))]);
report('first-start', [...rows, { run: 'middle', ...Object.fromEntries(middle) }], {});

/** Clones the last commit and starts it twice, without prior downloads or builds. */
async function measure(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-first-start-'));
  const clone = join(folder, 'clone');
  const env = {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    SITE_PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
  };
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    const first = await start(clone, env, 'end');
    const megabytes = measureMegabytes(clone);
    const later = await start(clone, env, 'admin');
    return { ...describe(first), 'installed MB': megabytes, 'later start s': later.admin.at };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `npm start` until the message of `last`, then stops it. */
async function start(cwd: string, env: NodeJS.ProcessEnv, last: Mark): Promise<Marks> {
  const began = Date.now();
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const none = { at: 0, processor: 0 };
  const marks: Marks = { install: none, builds: none, cms: none, admin: none, end: none };
  for await (const line of createInterface({ input: child.stdout })) {
    for (const [name, pattern] of Object.entries(BEGINS)) {
      if (!pattern.test(line)) continue;
      const at = round((Date.now() - began) / 1000);
      marks[name as Mark] = { at, processor: treeSeconds(child.pid ?? 0) };
    }
    if (marks[last].at > 0) break;
  }
  await stop(child, ended);
  if (marks[last].at === 0) throw new Error('npm start ended before it was ready.');
  return marks;
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.stdout?.resume();
  child.kill('SIGTERM');
  await ended;
}

function describe({ install, builds, cms, admin, end }: Marks): Row {
  return {
    'unpack s': round(builds.at - install.at),
    'compile, build the site s': round(cms.at - builds.at),
    'fill the database, site answers s': round(admin.at - cms.at),
    'rest of the admin s': round(end.at - admin.at),
    'whole s': end.at,
    'processor until the site answers s': round(admin.processor),
    'processor s': round(end.processor),
  };
}

function measureMegabytes(clone: string): number {
  const folders = ['', 'cms', 'web', 'domain'].map((name) => join(clone, name, 'node_modules'));
  const output = execFileSync('du', ['-scm', ...folders.filter((name) => existsSync(name))]);
  return Number(/(\d+)\s+total/.exec(output.toString())?.[1]);
}

function takeMiddle(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
