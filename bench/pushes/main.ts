import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../../.scripts/build.mjs';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { createDatabase } from '../../cms/test/database';
import { logIn } from '../../cms/test/log-in';
import { openDatabase } from '../../cms/test/open-database';
import { Killable } from '../faults/killable';
import { endLeases } from '../end-leases';
import { reportOfDatabase } from '../table';
import { push } from './push';
import { startSweepBright } from './sweepbright';

// Checks that every push of SweepBright that got 202 reaches the site with its last price,
// although the CMS is repeatedly killed between response and processing.

const KILLS = Number(process.env.DRILL_KILLS ?? 20);
const ESTATES = Number(process.env.DRILL_ESTATES ?? 40);
/** Number of pushes that are timed after the kills. */
const TIMED = Number(process.env.DRILL_TIMED ?? 200);
const PUSH_EVERY_MS = 150;
const DRAIN_MS = 5 * 60_000;
const leased = ['job_leases', 'feed_events', 'feed_addresses'];
const secret = 'not-a-secret-of-anybody';

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'agency-pushes-'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir, { recursive: true });
const made = await createDatabase(dataDir);
await using sweepBright = await startSweepBright();
const port = await findFreePort();
const settings = {
  DATA_DIR: dataDir,
  SEED_DIR: join(folder, 'no-seed'),
  SEED_ON_EMPTY: 'false',
  CMS_PORT: String(port),
  LOG_LEVEL: 'error',
  FEED_PRIVATE_HOSTS: '127.0.0.1',
  FEED_PUSH_CLIENT_ID: 'drill',
  FEED_PUSH_CLIENT_SECRET: secret,
};
const env: Record<string, string> = { ...loadTestEnvironment(settings), ...made.environment };
const url = `http://127.0.0.1:${port}`;
const cms = new Killable({
  name: 'The CMS',
  cwd: join(root, 'cms'),
  env,
  args: [join(root, 'cms/dist/src/server.js')],
  isReady: async () => (await fetch(`${url}/readyz`)).ok,
});
const database = openDatabase(env);
/** Minimum price by estate when a push about it got 202. */
const taken = new Map<string, number>();

try {
  await cms.start();
  await addSource();
  const visit = { isOver: false };
  const pushing = pushOnAndOn(() => visit.isOver);
  while (cms.kills.length < KILLS) {
    await wait(Math.random() * 5000);
    await cms.kill();
    // Leases of killed processes would otherwise end after a minute.
    await endLeases(database, leased);
    await cms.start();
    if (cms.kills.length % 5 === 0) console.log(`${cms.kills.length} kills`);
  }
  visit.isOver = true;
  const duringKills = await pushing;
  const timed = await pushOnAndOn((count) => count >= TIMED);
  const isDrained = await drain();
  await finish(duringKills.length + timed.length, timed, isDrained);
} finally {
  await cms.stop();
  await database.destroy();
  await made.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function addSource(): Promise<void> {
  const token = await logIn(url, env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  const settings = { url: sweepBright.url };
  const source = { key: 'push', kind: 'sweepbright', settings, everyMinutes: 10_080 };
  const path = '/content-manager/collection-types/api::import-source.import-source';
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...source, enabled: true, paused: false, sendLeads: false }),
  });
  if (!answer.ok) throw new Error(`The source was not made: ${await answer.text()}`);
}

/**
 * Changes and pushes estates until `isOver`; unanswered pushes are not repeated. Returns
 * response times in milliseconds.
 */
async function pushOnAndOn(isOver: (answered: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const id = `estate-${Math.floor(Math.random() * ESTATES)}`;
    const price = sweepBright.raise(id);
    const started = performance.now();
    if (await push(url, { event: 'estate-updated', estate_id: id }, secret)) {
      times.push(performance.now() - started);
      taken.set(id, price);
    }
    await wait(PUSH_EVERY_MS);
  }
  return times;
}

async function drain(): Promise<boolean> {
  const deadline = Date.now() + DRAIN_MS;
  while (Date.now() < deadline) {
    const events = await database('feed_events').first('id');
    const address = await database('feed_addresses').where({ state: 'waiting' }).first('id');
    if (!events && !address) return true;
    await wait(500);
  }
  return false;
}

async function finish(pushes: number, timed: number[], isDrained: boolean): Promise<void> {
  const rows = (await database('listings')
    .where({ source: 'push' })
    .select({ id: 'external_id', price: 'price' })) as { id: string; price: unknown }[];
  const prices = new Map(rows.map(({ id, price }) => [id, Number(price)]));
  const lost = [...taken].filter(([id, price]) => (prices.get(id) ?? 0) < price);
  const unreported = [...taken.keys()].filter((id) => !sweepBright.reported.has(id));
  const problems = [
    ...(isDrained ? [] : ['events or addresses wait still']),
    ...(rows.length === prices.size ? [] : ['listings are doubled']),
    ...lost.map(([id]) => `${id} is lost`),
    ...unreported.map((id) => `the address of ${id} is lost`),
    ...(sweepBright.mostAtOnce() > 1 ? ['estates were read at the same time'] : []),
  ];
  const sorted = timed.sort((a, b) => a - b);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) =>
    Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0),
  );
  reportOfDatabase('pushes', {
    database: process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite',
    kills: cms.kills.length,
    pushes,
    estates: taken.size,
    listings: rows.length,
    'answer ms': p50 ?? 0,
    'answer p99 ms': p99 ?? 0,
    'longest answer ms': longest ?? 0,
    problems: problems.join('; ') || 'none',
  });
  process.exitCode = problems.length > 0 ? 1 : 0;
}
