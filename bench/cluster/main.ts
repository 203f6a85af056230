import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { command } from '../../.scripts/run.mjs';
import { buildLeanSeed } from '../../cms/test/build-lean-seed';
import { report } from '../table';
import { countAll, readTable, type ReadRows } from './counts';
import { buildRelease, deploy } from './deploy';
import { startEditor } from './editor';
import { listFaults, measureFault, type Drill, type Fault, type Found } from './faults';
import { startFeed, type Feed } from './feed';
import { importFrom } from './feed-settings';
import { startLoad } from './load';
import { startOwners } from './owners';
import { findPrograms, type Programs } from './programs';
import { backUp, restore } from './restore';
import { startCluster, stopCluster, type Cluster } from './start-cluster';
import { Tally } from './tally';

/** Only faults whose name contains this. */
const wanted = process.env.CLUSTER_FAULTS ?? '';
/** A mail in progress when a CMS was killed is retried after five minutes. */
const mailsWithinMs = 8 * 60_000;

await command(async () => {
  const programs = await findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'agency-cluster-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  const seed = await buildLeanSeed();
  const cluster = await startCluster(programs, folder, seed);
  const feed = await startFeed(join(seed, 'snapshot'));
  try {
    await prove(cluster, programs, feed);
  } finally {
    feed.close();
    await stopCluster(cluster);
    for (const each of [seed, ...(process.exitCode ? [] : [folder])]) {
      rmSync(each, { recursive: true, force: true });
    }
  }
});

async function prove(cluster: Cluster, programs: Programs, feed: Feed): Promise<void> {
  const { env, url, adminUrl } = cluster;
  const tally = new Tally();
  await importFrom(cluster, feed.url);
  const load = await startLoad(url, tally);
  const editor = startEditor(adminUrl, login(env, 'EDITOR'));
  const owners = await startOwners(url, login(env, 'OWNER'), tally);
  const readSites = cluster.siteUrls.map((site) => async (path: string) => {
    return (await fetch(site + path, { signal: AbortSignal.timeout(5000) })).text();
  });
  const read: ReadRows = (query) => readTable(cluster.databaseUrl, query);
  const drill: Drill = { readSites, tally, editor, owners };
  const found: Found[] = [];
  const faults = listFaults(cluster).filter(({ name }) => name.includes(wanted));
  const isWhole = wanted === '' || 'rolling deploy'.includes(wanted);
  const measure = async (fault: Fault) => {
    const result = await measureFault(fault, drill);
    console.log(JSON.stringify(result.row));
    for (const line of [...result.problems, ...result.failures].slice(0, 12))
      console.log(`  ${line}`);
    found.push(result);
  };
  for (const fault of faults) await measure(fault);
  if (isWhole) await measure(deploy(cluster, await buildRelease(cluster.folder)));
  const backup = await backUp(cluster, programs);
  const thanked = [...load.outcomes].filter(([, { isThanked }]) => isThanked);
  await Promise.all([load.stop(), owners.stop(), editor.stop()]);
  await waitForMails(read);
  const { problems, mails, ...counts } = await countAll(
    { ...cluster, read },
    load.outcomes,
    feed.reads,
  );
  // Submissions during the backup may or may not be included.
  const emails = thanked.slice(0, -10).map(([email]) => email);
  const owner = owners.browsers[0] as (typeof owners.browsers)[number];
  const restored = await restore(cluster, programs, { backup, emails, owner });
  const all = [...found.flatMap((each) => each.problems), ...problems, ...restored];
  const { queued, twice, twiceOverCrash } = mails;
  report(
    'cluster',
    found.map(({ row }) => row),
    {
      // Load average of the last minute: a busy machine responds late.
      load: loadavg()[0],
      ...counts,
      mails: { queued, lost: mails.lost.length, 'arrived twice': twice.length + twiceOverCrash },
      restoredLeads: emails.length,
      problems: all,
    },
  );
  for (const problem of all) console.log(problem);
  if (all.length > 0) process.exitCode = 1;
}

function login(env: Readonly<Record<string, string>>, who: string) {
  const read = (name: string) => env[`${who}_${name}`] as string;
  return { email: read('EMAIL'), password: read('PASSWORD') };
}

async function waitForMails(read: ReadRows): Promise<void> {
  const deadline = Date.now() + mailsWithinMs;
  const query = "select key from outbox_mails where state = 'waiting'";
  while (Date.now() < deadline && (await read(query)).length > 0) await wait(1000);
}
