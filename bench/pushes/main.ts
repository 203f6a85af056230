import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../../.scripts/build.mjs';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { logIn } from '../../cms/test/log-in';
import { readRows } from '../faults/count-mails';
import { Killable } from '../faults/killable';
import { report } from '../table';
import { endLeases } from './end-leases';
import { push } from './push';
import { startSweepBright } from './sweepbright';

// DATA-3: what SweepBright pushed and was answered 202 is on the site with its last price, though the CMS is
// killed again and again between the answer and the work.

const KILLS = Number(process.env.DRILL_KILLS ?? 20);
const ESTATES = Number(process.env.DRILL_ESTATES ?? 40);
const PUSH_EVERY_MS = 150;
const DRAIN_MS = 5 * 60_000;
const secret = 'not-a-secret-of-anybody';

const folder = mkdtempSync(join(tmpdir(), 'agency-pushes-'));
const database = join(folder, 'data/cms.sqlite');
await ensureBuilt();
await using sweepBright = await startSweepBright();
const port = await findFreePort();
const env: Record<string, string> = loadTestEnvironment({
  DATA_DIR: join(folder, 'data'),
  SEED_DIR: join(folder, 'no-seed'),
  SEED_ON_EMPTY: 'false',
  CMS_PORT: String(port),
  LOG_LEVEL: 'error',
  FEED_PRIVATE_HOSTS: '127.0.0.1',
  FEED_PUSH_CLIENT_ID: 'drill',
  FEED_PUSH_CLIENT_SECRET: secret,
});
const url = `http://127.0.0.1:${port}`;
const cms = new Killable({
  name: 'The CMS',
  cwd: join(root, 'cms'),
  env,
  args: [join(root, 'cms/dist/src/server.js')],
  isReady: async () => (await fetch(`${url}/readyz`)).ok,
});
/** By estate, the price that it had at least when a push about it was answered 202. */
const taken = new Map<string, number>();
let pushes = 0;
const slowest: number[] = [];

try {
  await cms.start();
  await addSource();
  const visit = { isOver: false };
  const pushing = pushOnAndOn(visit);
  while (cms.kills.length < KILLS) {
    await wait(Math.random() * 5000);
    await cms.kill();
    // The leases of the process that was killed end a minute later: the drill does not wait for that.
    endLeases(database);
    await cms.start();
    if (cms.kills.length % 5 === 0) console.log(`${cms.kills.length} kills`);
  }
  visit.isOver = true;
  await pushing;
  const isDrained = await drain();
  finish(isDrained);
} finally {
  await cms.stop();
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

/** Estates change and are pushed until that is over; pushes that nobody answers are sent no more. */
async function pushOnAndOn(visit: { isOver: boolean }): Promise<void> {
  while (!visit.isOver) {
    const id = `estate-${Math.floor(Math.random() * ESTATES)}`;
    const price = sweepBright.raise(id);
    const started = performance.now();
    if (await push(url, { event: 'estate-updated', estate_id: id }, secret)) {
      pushes += 1;
      slowest.push(performance.now() - started);
      taken.set(id, price);
    }
    await wait(PUSH_EVERY_MS);
  }
}

async function drain(): Promise<boolean> {
  const deadline = Date.now() + DRAIN_MS;
  const waiting = `select (select count(*) from feed_events)
    + (select count(*) from feed_addresses where state = 'waiting') as count`;
  while (Date.now() < deadline) {
    if (readRows<{ count: number }>(database, waiting)[0]?.count === 0) return true;
    await wait(500);
  }
  return false;
}

function finish(isDrained: boolean): void {
  const query = "select external_id as id, price from listings where source = 'push'";
  const rows = readRows<{ id: string; price: number }>(database, query);
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
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map(
    (share) => slowest.sort((a, b) => a - b)[Math.floor(slowest.length * share)] ?? 0,
  );
  const answered = { 'answer ms': Math.round(p50), 'answer p99 ms': Math.round(p99) };
  const counts = { kills: cms.kills.length, pushes, estates: taken.size, listings: rows.length };
  report('pushes', [{ ...counts, ...answered, problems: problems.join('; ') || 'none' }], {});
  process.exitCode = problems.length > 0 ? 1 : 0;
}
