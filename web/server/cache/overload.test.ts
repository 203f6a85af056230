import { request as sendRequest } from 'node:http';
import { expect, test, vi } from 'vitest';
import { RenderLimiter } from './render-limiter';
import { createRequestLimits } from './request-limits';
import { defer, html, send, startTestSite } from '../testing/start-test-site';
import { createWaiter } from './waiter';

async function startSlowSite(settings: Parameters<typeof startTestSite>[0] = {}) {
  const begun: string[] = [];
  const signals: AbortSignal[] = [];
  const slow = defer<void>();
  const site = await startTestSite({
    env: { TRUST_PROXY: '1' },
    ...settings,
    async render({ url, method }, _visitor, signal) {
      const path = new URL(url).pathname;
      begun.push(path);
      if (signal !== undefined) signals.push(signal);
      if (method === 'GET' && path.includes('slow')) await slow.promise;
      return html(path);
    },
  });
  const from = (client: string, path: string) =>
    site.get(path, { 'X-Forwarded-For': client, Accept: 'text/html' });
  return { site, begun, signals, slow, from };
}

const flooder = '192.0.2.1';
const visitor = '192.0.2.2';

test('PERF-3 kept pages are answered, and the next turn is a visitor’s, while one client floods', async () => {
  const { begun, slow, from } = await startSlowSite();
  await from(visitor, '/nl/');
  const statuses: number[] = [];
  const flood = Array.from({ length: 30 }, async (_, index) => {
    const answer = await from(flooder, `/nl/slow-${index}/`);
    statuses.push(answer.status);
    return answer;
  });
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(refused.text).toContain('<h1>Even niet beschikbaar</h1>');
  expect((await from(flooder, '/nl/')).status).toBe(200);
  expect((await from(visitor, '/nl/new/')).status).toBe(200);
  expect(begun).toEqual(['/nl/', '/nl/slow-0/', '/nl/slow-1/', '/nl/new/']);
  // Two run and sixteen wait.
  await vi.waitFor(() => expect(statuses).toHaveLength(12), 10_000);
  slow.resolve();
  await Promise.all(flood);
  expect(statuses.map((status) => status === 200)).toEqual([
    ...Array.from({ length: 12 }, () => false),
    ...Array.from({ length: 18 }, () => true),
  ]);
});

test('PERF-3 pages that nobody keeps have the same limits', async () => {
  const { slow, from } = await startSlowSite();
  const flood = Array.from({ length: 30 }, (_, index) =>
    from(flooder, `/nl/formulieren/slow-${index}/`),
  );
  expect((await Promise.race(flood)).status).toBe(503);
  expect((await from(visitor, '/nl/formulieren/new/')).status).toBe(200);
  slow.resolve();
  await Promise.all(flood);
});

test('PERF-3 a form is taken while pages flood', async () => {
  const { site, begun, slow, from } = await startSlowSite();
  const flood = [flooder, visitor].flatMap((client) =>
    Array.from({ length: 30 }, (_, index) => from(client, `/nl/slow-${client}-${index}/`)),
  );
  await Promise.race(flood);
  const headers = {
    'X-Forwarded-For': visitor,
    Origin: 'http://site.test',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': '3',
  };
  const answer = await site.get('/nl/slow-form/', headers, { method: 'POST' }, 'a=b');
  expect([answer.status, begun.at(-1)]).toEqual([200, '/nl/slow-form/']);
  slow.resolve();
  await Promise.all(flood);
});

test('PERF-3 a render is cancelled when nobody waits for it any more, and asked anew it is made', async () => {
  const { site, begun, signals, slow, from } = await startSlowSite();
  const request = sendRequest({
    host: '127.0.0.1',
    port: site.port,
    path: '/nl/slow/',
    headers: { 'X-Forwarded-For': flooder },
  });
  request.on('error', () => undefined);
  request.end();
  await vi.waitFor(() => expect(begun).toEqual(['/nl/slow/']), 10_000);
  expect(signals[0]?.aborted).toBe(false);
  request.destroy();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), 10_000);
  const again = from(visitor, '/nl/slow/');
  await vi.waitFor(() => expect(begun).toHaveLength(2), 10_000);
  slow.resolve();
  expect((await again).status).toBe(200);
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('PERF-3 who has waited to the deadline is told to come back', async () => {
  const limits = createRequestLimits(1);
  const { site, signals, slow } = await startSlowSite({
    limits: {
      ...limits,
      pages: new RenderLimiter({
        concurrency: 1,
        concurrencyPerClient: 1,
        queue: 1,
        queuePerClient: 1,
        longestWaitMs: 60_000,
        ordinary: 20,
      }),
      createWaiter: (_request, response) => createWaiter(response, flooder, 50),
    },
  });
  const [running, waiting] = await Promise.all([
    send(site.port, { path: '/nl/slow-1/' }),
    send(site.port, { path: '/nl/slow-2/' }),
  ]);
  for (const { status, headers } of [running, waiting]) {
    expect([status, headers['retry-after']]).toEqual([503, '10']);
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  slow.resolve();
});
