import { makeRandom } from '../visitors/random';
import type { Attack } from './attack';
import { listAttacks } from './list-attacks';
import { sendRaw } from './send-raw';
import { listPasses } from './vouching';

export interface FuzzSettings {
  url: string;
  requests: number;
  random: number;
  lanes: number;
  /** Memory of the site, in megabytes. */
  megabytes(): number;
}

export interface FuzzReport {
  /** How often each status came; 0 is a closed connection. */
  statuses: Record<string, number>;
  /** Answers of 500 and more, and requests without an answer, with what was sent. */
  failures: string[];
  /** Memory at each quarter of the way, in megabytes. */
  megabytes: number[];
  slowestMs: number;
}

/** FORM-7: sends requests that no browser would, to everything that takes a POST. */
export async function runFuzz(settings: FuzzSettings): Promise<FuzzReport> {
  const { url, requests, random, lanes, megabytes } = settings;
  const report: FuzzReport = { statuses: {}, failures: [], megabytes: [megabytes()], slowestMs: 0 };
  const attacks = listAttacks(makeRandom(random), requests, await listPasses(url, 12));
  const port = Number(new URL(url).port);
  const quarter = Math.ceil(requests / 4);
  let done = 0;
  const work = async () => {
    for (const attack of attacks) {
      const started = performance.now();
      const status = await sendRaw(port, attack);
      report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - started));
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status >= 500 || status < 0) report.failures.push(describe(attack, status));
      done += 1;
      if (done % quarter === 0 || done === requests) report.megabytes.push(megabytes());
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return report;
}

function describe({ kind, method, path, headers, body }: Attack, status: number): string {
  const type = headers['Content-Type'] ?? '';
  const start = body.subarray(0, 200).toString('latin1');
  return `${status} ${kind}: ${method} ${path.slice(0, 200)} (${type.slice(0, 60)}) ${start}`;
}
