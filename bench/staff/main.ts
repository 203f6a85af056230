import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../.scripts/build.mjs';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { root } from '../../.scripts/run.mjs';
import { createDatabase } from '../../cms/test/database';
import { openDatabase } from '../../cms/test/open-database';
import { findLastWeek, findReportMoment } from '../../cms/src/owners/visits/report-week';
import { agencyClock } from '../../cms/src/platform/rules/agency-time';
import { isOk, listFreePorts } from '../cluster/start-cluster';
import { Killable } from '../faults/killable';
import { endLeases } from '../end-leases';
import { reportOfDatabase, type Row } from '../table';
import { countWork, isDone, type Asked } from './count-work';
import { insertLeads, insertOwners, watchPages } from './drill-database';
import { openStaff, plan, reply, writePages, type Ask } from './staff-client';

// Checks that replies of staff are mailed and recorded once, every owner gets one weekly report,
// and scheduled actions happen once, although the CMS is repeatedly killed. One process with
// SQLite; two with PostgreSQL if TEST_DATABASE_URL is set.

const KILLS = Number(process.env.DRILL_KILLS ?? 30);
const REPLIES = Number(process.env.DRILL_REPLIES ?? 400);
const OWNERS = Number(process.env.DRILL_OWNERS ?? 400);
const PAGES = Number(process.env.DRILL_PAGES ?? 40);
/** Time for preparation before Monday 8:00. */
const PREPARE_MS = 2 * 60_000;
const REPLY_EVERY_MS = 1000;
const minuteMs = 60_000;
/** A mail in progress when its process was killed is retried after five minutes. */
const DRAIN_MS = 10 * minuteMs;
const leased = ['job_leases', 'outbox_mails', 'publishing_plans'];

await ensureBuilt();
const isPostgres = Boolean(process.env.TEST_DATABASE_URL);
const folder = mkdtempSync(join(tmpdir(), 'agency-staff-'));
const dataDir = join(folder, 'data');
mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
const made = await createDatabase(dataDir);
const [mailPort = 0, ...ports] = await listFreePorts(isPostgres ? 3 : 2);
const urls = ports.map((port) => `http://127.0.0.1:${port}`);
const mailLog = join(folder, 'mails.jsonl');
const week = findLastWeek(new Date(Date.now() + 7 * 24 * 3600 * 1000));
/** Whole minutes, so that jobs also run on real minutes. */
const ahead =
  Math.floor((findReportMoment(week).getTime() - PREPARE_MS - Date.now()) / minuteMs) * minuteMs;
const env: Record<string, string> = {
  ...loadTestEnvironment({
    DATA_DIR: dataDir,
    SEED_DIR: join(folder, 'no-seed'),
    SEED_ON_EMPTY: 'false',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  }),
  ...made.environment,
  CLOCK_AHEAD_MS: String(ahead),
};
const clock = fileURLToPath(new URL('./clock-ahead.mjs', import.meta.url));
const buildCms = (index: number, settings: Record<string, string>): Killable =>
  new Killable({
    name: `CMS ${index + 1}`,
    cwd: join(root, 'cms'),
    env: { ...env, CMS_PORT: String(ports[index]), ...settings },
    args: ['--import', clock, join(root, 'cms/dist/src/server.js')],
    isReady: () => isOk(`${urls[index]}/readyz`),
  });
const mail = new Killable({
  name: 'The mail server',
  env: {},
  args: [join(root, 'bench/faults/mail-server.mjs'), String(mailPort), mailLog],
  isReady: () => Promise.resolve(true),
});
const services = ports.map((_, index) => buildCms(index, { CRON: 'true' }));
const database = openDatabase(env);

try {
  await mail.start();
  const asked = await prepare();
  for (const service of services) await service.start();
  const staff = await openStaff(urls, env);
  // In parallel: a CMS that fails to start ends the drill.
  const [times] = await Promise.all([
    answerAll(staff, asked.leads),
    ...services.map((service) => killOnAndOn(service)),
  ]);
  const isDrained = await drain(asked);
  await finish(asked, times, isDrained);
} finally {
  await Promise.all([...services.map((service) => service.stop()), mail.stop()]);
  await database.destroy();
  await made.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Creates owners, leads, and pages with scheduled actions in the next minutes. */
async function prepare(): Promise<Asked> {
  const first = buildCms(0, { CRON: 'false' });
  await first.start();
  try {
    await insertOwners(database, OWNERS);
    const leads = await insertLeads(database, REPLIES);
    await watchPages(database);
    const ask = await openStaff(urls.slice(0, 1), env);
    const pages = await writePages(ask, PAGES);
    for (const [index, page] of pages.entries()) {
      await plan(ask, page, 'publish', inMinutes(2 + (index % 2)));
      await plan(ask, page, 'unpublish', inMinutes(4 + (index % 2)));
    }
    return { leads, pages, owners: OWNERS, week: week.first };
  } finally {
    await first.stop();
  }
}

function inMinutes(minutes: number): readonly [string, string] {
  const [day = '', time = ''] = agencyClock(
    new Date(Date.now() + ahead + minutes * minuteMs),
  ).split(' ');
  return [day, time];
}

/** Replies to every lead, a few in parallel. Returns the number of requests for each. */
async function answerAll(ask: Ask, leads: readonly string[]): Promise<number[]> {
  const pending: Promise<number>[] = [];
  for (const lead of leads) {
    pending.push(reply(ask, lead));
    await wait(REPLY_EVERY_MS);
  }
  return Promise.all(pending);
}

/** Repeatedly kills a CMS; every third time while its jobs run. */
async function killOnAndOn(service: Killable): Promise<void> {
  const most = KILLS / services.length;
  while (service.kills.length < most) {
    const isInJob = service.kills.length % 3 === 0;
    await wait(isInJob ? untilJob() + Math.random() * 2500 : Math.random() * 4000);
    await service.kill();
    if (services.length === 1) await endLeases(database, leased);
    await wait(Math.random() * 1000);
    await service.start();
    const kills = services.reduce((sum, { kills }) => sum + kills.length, 0);
    if (kills % 5 === 0) console.log(`${kills} kills`);
  }
}

/** Returns the milliseconds until the second at which reports are checked. */
function untilJob(): number {
  return (5000 + minuteMs - (Date.now() % minuteMs)) % minuteMs;
}

async function drain(asked: Asked): Promise<boolean> {
  const deadline = Date.now() + DRAIN_MS;
  while (Date.now() < deadline) {
    if (await isDone(database, asked)) return true;
    await wait(1000);
  }
  return false;
}

async function finish(asked: Asked, times: number[], isDrained: boolean): Promise<void> {
  const crashes = services.flatMap(({ kills }) => kills);
  const { row, problems } = await countWork(database, asked, { mailLog, crashes });
  const all = [...(isDrained ? [] : ['some work waits still']), ...problems];
  const found: Row = {
    database: isPostgres ? 'PostgreSQL' : 'SQLite',
    processes: services.length,
    kills: crashes.length,
    'replies asked for again': times.filter((asked) => asked > 1).length,
    ...row,
    problems: all.slice(0, 20).join('; ') || 'none',
  };
  reportOfDatabase('staff', found);
  process.exitCode = all.length > 0 ? 1 : 0;
}
