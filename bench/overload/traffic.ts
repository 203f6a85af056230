import { Agent, request as sendRequest } from 'node:http';

export interface Sent {
  readonly path: string;
  /** Client address, as seen by a proxy. */
  readonly from: string;
}

/** Result of a request; status 0 after a timeout. */
export interface Outcome {
  readonly status: number;
  /** From the time it was due, so that waiting for its turn counts. */
  readonly ms: number;
  readonly retryAfter: boolean;
}

/** Browsers do not wait longer. */
const PATIENCE_MS = 30_000;

/** Sends `perSecond` requests for `seconds`, each at its due time regardless of the others. */
export async function sendSteadily(
  url: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: (index: number) => Sent,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const started = performance.now();
  const asked: Promise<Outcome>[] = [];
  const total = Math.round(perSecond * seconds);
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (; asked.length < total;) {
        const due = started + (asked.length * 1000) / perSecond;
        if (due > performance.now()) return;
        asked.push(send(agent, url, next(asked.length), due));
      }
      clearInterval(timer);
      resolve();
    }, 2);
  });
  const outcomes = await Promise.all(asked);
  agent.destroy();
  return outcomes;
}

function send(agent: Agent, url: string, { path, from }: Sent, due: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = false) =>
      resolve({ status, ms: performance.now() - due, retryAfter });
    const request = sendRequest(url + path, {
      agent,
      timeout: PATIENCE_MS,
      headers: { 'x-forwarded-for': from, 'accept-encoding': 'br', accept: 'text/html' },
    });
    request.on('response', (response) => {
      response.resume();
      response.on('error', () => end(0));
      response.on('end', () => end(response.statusCode ?? 0, 'retry-after' in response.headers));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => end(0));
    request.end();
  });
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
