import { readFile } from 'node:fs/promises';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@agency/domain/languages';
import { createDatabase } from '../../cms/test/database';
import { buildEnvironment } from '../../cms/test/environment';
import { generateListings } from '../generate-listings';
import { runUntilKilled } from '../run-until-killed';
import { report } from '../table';

const KILLS = Number(process.env.DRILL_KILLS ?? 100);
const LISTINGS = Number(process.env.DRILL_LISTINGS ?? 200);
/** Time in which two processes read the same source; one of them dies half-way. */
const BESIDE_MS = Number(process.env.DRILL_BESIDE_SECONDS ?? 120) * 1000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const child = fileURLToPath(new URL('./run.mjs', import.meta.url));

interface Outcome {
  ms: number;
  /** When it had the source exclusively, in milliseconds since 1970. */
  from: number;
  to: number;
  outcome: string;
  message: string | null;
  unchanged: number;
  problems: string[];
  listings: number;
  active: number;
  ids: number;
  cards: number;
  files: number;
  contents: number;
  prices: (number | string | null)[];
}

const folder = mkdtempSync(join(tmpdir(), 'agency-drill-'));
const source = join(folder, 'snapshot');
generateListings(LISTINGS, source);
/** Until the last runs each finds other prices and plans, so that everything has to be written. */
let round = 0;
let isChanging = true;
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://drill').pathname);
  if (isChanging && path === '/manifest.json') round += 1;
  const file = path.startsWith('/pictures/') ? join(root, 'seed', path) : join(source, path);
  readFile(file).then(
    (bytes) => response.end(change(path, bytes)),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const dataDir = join(folder, 'data');
mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
const database = await createDatabase(dataDir);
const settings = { DATA_DIR: dataDir, SEED_ON_EMPTY: 'false', CRON: 'false' };
const hosts = { FEED_PRIVATE_HOSTS: '127.0.0.1' };
const env = {
  ...process.env,
  ...buildEnvironment({ ...settings, ...hosts, ...database.environment }),
};

try {
  let longest = 4000;
  let [killed, whole] = [0, 0];
  while (killed < KILLS) {
    // Some are killed in the second run of a process.
    const ended = await run(Math.random() * longest * 1.2);
    killed += 1;
    whole += ended.length;
    longest = Math.max(longest, ...ended.map(({ ms }) => ms));
    if (killed % 10 === 0) console.log(`${killed} kills`);
  }
  // Releases the leases of the last killed process.
  await run(null);
  // The lease of the dead process ends after 45 s; the other one continues to the end.
  const beside = (
    await Promise.all([run(BESIDE_MS / 3, 'beside'), run(BESIDE_MS, 'beside')])
  ).flat();
  isChanging = false;
  const [last] = await run(null);
  const [again] = await run(null);
  const problems = [
    ...judge(last, again),
    ...(countOverlaps(beside) > 0 ? ['runs of two processes overlap'] : []),
    ...(beside.some(({ from, to }) => from === 0 || to < from) ? ['a run had no lease'] : []),
    ...(beside.length < 2 ? ['two processes read too little'] : []),
  ];
  const runs = { 'whole runs between': whole, 'runs of two processes': beside.length };
  const row = { kills: killed, ...runs, listings: LISTINGS };
  const files = last?.files ?? 0;
  report(
    'feeds',
    [
      {
        ...row,
        pictures: files,
        'longest run ms': longest,
        problems: problems.join('; ') || 'none',
      },
    ],
    {},
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  server.closeAllConnections();
  server.close();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs once, or repeatedly until the process is killed this many milliseconds after the first
 * run began.
 */
async function run(killAfter: number | null, how = 'forever'): Promise<Outcome[]> {
  const source = ['drill', 'snapshot', JSON.stringify({ url })];
  const args = [child, ...source, killAfter === null ? 'once' : how];
  const options = { cwd: join(root, 'cms'), env };
  const { said, output, wasKilled } = await runUntilKilled(args, options, killAfter);
  const outcomes = said as Outcome[];
  const isEarly = killAfter === null ? outcomes.length === 0 : !wasKilled;
  if (isEarly) throw new Error(`A run ended early:\n${output.slice(-3000)}`);
  return outcomes;
}

function countOverlaps(runs: readonly Outcome[]): number {
  const inOrder = [...runs].sort((one, other) => one.from - other.from);
  return inOrder.filter(({ from }, index) => from < (inOrder[index - 1]?.to ?? 0)).length;
}

function judge(last?: Outcome, again?: Outcome): string[] {
  const text = raise(readFileSync(join(source, 'nl/properties.json'), 'utf8'));
  const asked = JSON.parse(text) as { Price?: number }[];
  const sum = (prices: readonly unknown[] = []) =>
    prices.reduce<number>((total, price) => total + Math.round(Number(price ?? 0) * 100), 0);
  const checks: [string, boolean][] = [
    ['the last run failed', last?.outcome === 'done' && again?.outcome === 'done'],
    ['listings are doubled', last?.listings === last?.ids],
    ['listings are lost', last?.listings === LISTINGS],
    ['the next run writes again', again?.unchanged === LISTINGS],
    ['prices are of an older answer', sum(last?.prices) === sum(asked.map(({ Price }) => Price))],
    ['files are doubled', last?.files === last?.contents],
    ['cards are doubled or lost', last?.cards === (last?.active ?? 0) * languages.length],
    [`reported: ${last?.problems[0]}`, last?.problems.length === 0],
  ];
  return checks.flatMap(([problem, isFine]) => (isFine ? [] : [problem]));
}

/** Returns a picture with additional bytes at its end, which is a different file. */
function change(path: string, bytes: Buffer): Buffer | string {
  if (path.startsWith('/pictures/plan-')) return Buffer.concat([bytes, Buffer.from(String(round))]);
  return path.endsWith('properties.json') ? raise(String(bytes)) : bytes;
}

function raise(text: string): string {
  const listings = JSON.parse(text) as { Price?: number }[];
  for (const listing of listings) if (listing.Price) listing.Price += round;
  return JSON.stringify(listings);
}
