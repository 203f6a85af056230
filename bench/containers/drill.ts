import { mkdtempSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from '../../.scripts/env-file.mjs';
import { command } from '../../.scripts/run.mjs';
import { countAll } from '../cluster/counts';
import { startEditor } from '../cluster/editor';
import { listFaults, measureFault, type Drill, type Fault, type Found } from '../cluster/faults';
import { startLoad } from '../cluster/load';
import { startOwners } from '../cluster/owners';
import { Tally } from '../cluster/tally';
import { report } from '../table';
import { restoreFromBackup } from './backup';
import { makeJourneys, within, type Entry } from './journeys';
import { writeMailLog } from './mails';
import { deployTo } from './release';
import { Stack } from './stack';
import { adminDomain, networks, siteDomain } from './visitors-network';

/** Only faults whose name matches. */
const wanted = new RegExp(process.env.CONTAINERS_FAULTS ?? 'killed|restarted|deploy');

const longestEncodingMs = 600_000;

/** External part of `npm run prove:containers`, in the visitors' network. */
await command(async () => {
  const folder = process.env.PROOF_FOLDER as string;
  const stack = new Stack(folder);
  const env = parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>;
  const entry = { url: `https://${siteDomain}`, adminUrl: `https://${adminDomain}`, env };
  const tally = new Tally();
  const firstMinutes = await watchFirstPictures(entry, stack);
  const journeys = await makeJourneys(entry, stack);
  const load = await startLoad(entry.url, tally, networks);
  const editor = startEditor(entry.adminUrl, {
    email: env.EDITOR_EMAIL as string,
    password: env.EDITOR_PASSWORD as string,
  });
  const login = { email: env.OWNER_EMAIL as string, password: env.OWNER_PASSWORD as string };
  const owners = await startOwners(entry.url, login, tally);
  const readSites = stack.sites.map((site) => (path: string) => stack.readPage(site.name, path));
  const drill: Drill = { readSites, tally, editor, owners };
  const found: Found[] = [];
  const measure = async (fault: Fault) => {
    if (!wanted.test(fault.name)) return;
    const result = await measureFault(fault, drill);
    console.log(JSON.stringify(result.row));
    for (const line of [...result.problems, ...result.failures].slice(0, 12))
      console.log(`  ${line}`);
    found.push(result);
  };
  for (const fault of listFaults(stack)) await measure(fault);
  await measure(deployTo(stack, '2'));
  const thanked = [...load.outcomes].filter(([, { isThanked }]) => isThanked);
  await Promise.all([load.stop(), owners.stop(), editor.stop()]);
  const waiting = "select key from outbox_mails where state = 'waiting'";
  await within(480, async () => (await stack.read(waiting)).length === 0);
  const mailLog = join(mkdtempSync(join(tmpdir(), 'agency-mails-')), 'mails.jsonl');
  await writeMailLog(mailLog);
  const parts = { read: stack.read, mailLog, cms: stack.cms, mail: stack.mail };
  const { problems, mails, ...counts } = await countAll(parts, load.outcomes, []);
  const emails = thanked.map(([email]) => email);
  const owner = owners.browsers[0] as (typeof owners.browsers)[number];
  const restored = await restoreFromBackup(entry, stack, { emails, owner }).catch(
    (error: Error) => ({ row: {}, problems: [`backup and restore: ${error.message}`] }),
  );
  const all = [
    ...firstMinutes.problems,
    ...journeys.problems,
    ...found.flatMap((each) => each.problems),
    ...problems,
    ...restored.problems,
  ];
  console.table(journeys.rows);
  report(
    'containers',
    found.map(({ row }) => row),
    {
      ...(JSON.parse(process.env.PROOF_FACTS ?? '{}') as object),
      load: loadavg()[0],
      firstMinutes: firstMinutes.row,
      journeys: journeys.rows,
      ...counts,
      mails: { queued: mails.queued, lost: mails.lost.length, twice: mails.twice.length },
      restored: restored.row,
      problems: all,
    },
  );
  for (const problem of all) console.log(problem);
  if (all.length > 0) process.exitCode = 1;
});

/** Requests pages while the pictures of the first start are encoded. */
async function watchFirstPictures({ url }: Entry, stack: Stack) {
  const paths = ['/nl/', '/nl/te-koop/', '/fr/a-louer/', '/en/for-sale/?page=2', '/de/'];
  const seen = new Map<number, number>();
  const started = Date.now();
  let slowest = 0;
  let waiting = 1;
  for (let round = 0; waiting > 0 && Date.now() - started < longestEncodingMs; round += 1) {
    const asked = Date.now();
    const path = paths[round % paths.length] as string;
    const status = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000) }).then(
      (answer) => answer.status,
      () => 0,
    );
    slowest = Math.max(slowest, Date.now() - asked);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    await wait(400);
    if (round % 10 === 0) waiting = await countWaitingPictures(stack);
  }
  const others = [...seen].filter(([status]) => status !== 200);
  const row = {
    seconds: Math.round((Date.now() - started) / 1000),
    answers: Object.fromEntries(seen),
    'slowest ms': slowest,
    'pictures that still wait': waiting,
  };
  console.log(JSON.stringify(row));
  const problems = others.map(
    ([status, count]) => `while pictures were made: ${count} × ${status}`,
  );
  return { row, problems };
}

async function countWaitingPictures(stack: Stack): Promise<number> {
  const [row] = await stack.read<{ count: number }>(
    'select count(*) as count from waiting_pictures',
  );
  return Number(row?.count ?? 0);
}
