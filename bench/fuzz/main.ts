import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLeanSeed } from '../../cms/test/build-lean-seed';
import { readRows } from '../faults/count-mails';
import { startServices } from '../faults/start-services';
import { ask } from '../visitors/request';
import { report } from '../table';
import { runFuzz } from './run-fuzz';

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const random = Number(process.env.FUZZ_RANDOM ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'agency-fuzz-'));
const services = await startServices(folder, await buildLeanSeed());
const { url, database, site, cms, mail } = services;
try {
  const found = await runFuzz({
    url,
    requests,
    random,
    concurrency: 16,
    megabytes: () => site.megabytes(),
  });
  const leads = readRows<{ count: number }>(database, 'select count(*) as count from leads');
  const mails = readRows<{ count: number }>(database, 'select count(*) as count from outbox_mails');
  const answers = (await ask(`${url}/nl/`))?.status ?? 0;
  const { statuses, failures, away, megabytes, slowestMs } = found;
  const counts = { leads: leads[0]?.count ?? -1, mails: mails[0]?.count ?? -1 };
  const row = { requests, failures: failures.length, away, ...counts, slowestMs, answers };
  report('fuzz', [row], { random, statuses, megabytes, failed: failures.slice(0, 40) });
  if (failures.length > 0 || counts.leads !== 0 || answers !== 200) process.exitCode = 1;
} finally {
  await Promise.all([site.stop(), cms.stop(), mail.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
