import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLeanSeed } from '../../cms/test/build-lean-seed';
import { report } from '../table';
import { runFaults } from './run-faults';

const folder = mkdtempSync(join(tmpdir(), 'agency-faults-'));
const submissions = Number(process.env.FAULTS_SUBMISSIONS ?? 1000);
const random = Number(process.env.FAULTS_RANDOM ?? 1);
try {
  const { mails, kills, ...found } = await runFaults({
    folder,
    seed: await buildLeanSeed(),
    submissions,
    random,
    concurrency: 24,
    pauseMs: 1000,
    kills: 5,
    restMs: 8000,
    // A mail in progress when the CMS was killed is retried after five minutes.
    mailsWithinMs: 8 * 60_000,
    onVisit: (done) => done % 50 === 0 && console.log(`${done} of ${submissions}`),
  });
  const { miscounted, unmailed, complaints, ...counts } = found;
  const { lost, twice, unknown, ...mailCounts } = mails;
  const problems = [...miscounted, ...unmailed, ...complaints, ...lost, ...twice, ...unknown];
  const rows = [{ ...counts, ...prefix('kills of ', kills), ...prefix('mails ', mailCounts) }];
  report('faults', rows, { random, problems });
  if (problems.length > 0 || mails.waiting > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function prefix(word: string, counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [word + name, count]));
}
