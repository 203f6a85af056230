import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../.scripts/build.mjs';
import { root } from '../../.scripts/run.mjs';
import { buildListing, buildSnapshot } from '../../cms/test/build-snapshot';
import { createDatabase } from '../../cms/test/database';
import { buildEnvironment } from '../../cms/test/environment';
import { runUntilKilled } from '../run-until-killed';
import { report } from '../table';
import { startApimo } from './apimo';

// Checks that a confirmed lead reaches the system of its listing, although the CMS is repeatedly
// killed between confirmation, delivery and its record.

const KILLS = Number(process.env.DRILL_KILLS ?? 1000);
/**
 * Maximum life of a process after its first lead: some leads are only stored, some delivered but
 * not recorded.
 */
const LONGEST_LIFE_MS = 1000;

interface Last {
  states: { state: string; n: number | string }[];
  leads: string[];
}

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'agency-leads-'));
const dataDir = join(folder, 'data');
mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
const snapshot = buildSnapshot([buildListing({ ID: '100' })]);
const database = await createDatabase(dataDir);
await using apimo = await startApimo();
const settings = { DATA_DIR: dataDir, SEED_ON_EMPTY: 'false', CRON: 'false' };
const secrets = { FEED_DRILL_PROVIDER: 'drill', FEED_DRILL_TOKEN: 'not-a-secret' };
const hosts = { FEED_PRIVATE_HOSTS: '127.0.0.1' };
const environment = { ...settings, ...secrets, ...hosts, ...database.environment };
const env = { ...process.env, ...buildEnvironment(environment) };
const child = fileURLToPath(new URL('./run.mjs', import.meta.url));
const thanked: string[] = [];

try {
  await run('prepare');
  for (let kills = 1; kills <= KILLS; kills += 1) {
    await run('forever', Math.random() * LONGEST_LIFE_MS);
    if (kills % 25 === 0) console.log(`${kills} kills, ${thanked.length} leads`);
  }
  const last = (await run('once')) as Last;
  finish(last);
} finally {
  await database.remove();
  for (const path of [folder, snapshot]) rmSync(path, { recursive: true, force: true });
}

/** Runs a process, killed this many milliseconds after its beginning. Returns its last output. */
async function run(how: string, killAfter: number | null = null): Promise<unknown> {
  const own = { url: apimo.url, agencyId: 12 };
  const args = [child, 'drill', JSON.stringify(own), snapshot, how];
  const options = { cwd: join(root, 'cms'), env };
  const { said, output, exitCode, wasKilled } = await runUntilKilled(args, options, killAfter);
  const isAsMeant = killAfter === null ? exitCode === 0 : wasKilled;
  if (!isAsMeant) throw new Error(`A process ended early:\n${output.slice(-3000)}`);
  thanked.push(...(said as { lead?: string }[]).flatMap(({ lead }) => lead ?? []));
  return said.at(-1);
}

function finish({ states, leads }: Last): void {
  const stored = new Set(leads);
  const counts = [...apimo.received.values()];
  const unsent = states.filter(({ state }) => state !== 'sent');
  const problems = [
    ...thanked.filter((lead) => !stored.has(lead)).map((lead) => `${lead} is lost here`),
    ...leads.filter((lead) => !apimo.received.has(lead)).map((lead) => `${lead} is lost there`),
    ...[...apimo.received.keys()]
      .filter((lead) => !stored.has(lead))
      .map((id) => `${id} is no lead`),
    ...unsent.map(({ state, n }) => `${n} are ${state}`),
  ];
  const row = {
    kills: KILLS,
    thanked: thanked.length,
    leads: leads.length,
    'sent twice with one key': counts.filter((count) => count > 1).length,
    problems: problems.join('; ') || 'none',
  };
  report('feed-leads', [row], {});
  process.exitCode = problems.length > 0 ? 1 : 0;
}
