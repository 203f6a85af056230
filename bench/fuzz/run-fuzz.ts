import { makeRandom } from '../visitors/random';
import type { Attack } from './attack';
import { listAttacks } from './list-attacks';
import { sendRaw } from './send-raw';
import { ask } from '../visitors/request';
import { targets } from './targets';
import { listCredentials } from './form-credentials';

export interface FuzzSettings {
  url: string;
  requests: number;
  random: number;
  concurrency: number;
  megabytes(): number;
}

export interface FuzzReport {
  /** Responses by status; 0 is a closed connection. */
  statuses: Record<string, number>;
  /** Responses of 500 and above except 503, and unanswered requests, with what was sent. */
  failures: string[];
  /** 503 responses: the CMS was slower than the site's time limit, as on a busy machine. */
  away: number;
  /** Memory after each quarter, in megabytes. */
  megabytes: number[];
  slowestMs: number;
}

/** Sends requests that no browser would, to all POST endpoints. */
export async function runFuzz(settings: FuzzSettings): Promise<FuzzReport> {
  const { url, requests, random, concurrency, megabytes } = settings;
  await warmUp(url);
  const report: FuzzReport = {
    statuses: {},
    failures: [],
    away: 0,
    megabytes: [megabytes()],
    slowestMs: 0,
  };
  const attacks = listAttacks(makeRandom(random), requests, await listCredentials(url, 12));
  const port = Number(new URL(url).port);
  const quarter = Math.ceil(requests / 4);
  let done = 0;
  const work = async () => {
    for (const attack of attacks) {
      const started = performance.now();
      const status = await sendRaw(port, attack);
      report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - started));
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status === 503) report.away += 1;
      else if (status >= 500 || status < 0) report.failures.push(describe(attack, status));
      done += 1;
      if (done % quarter === 0 || done === requests) report.megabytes.push(megabytes());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return report;
}

/** Fills the site's caches before its memory is measured. */
async function warmUp(url: string): Promise<void> {
  for (const path of targets.filter((target) => !target.endsWith('.data'))) await ask(url + path);
}

function describe({ kind, method, path, headers, body }: Attack, status: number): string {
  const type = headers['Content-Type'] ?? '';
  const start = body.subarray(0, 200).toString('latin1');
  return `${status} ${kind}: ${method} ${path.slice(0, 200)} (${type.slice(0, 60)}) ${start}`;
}
