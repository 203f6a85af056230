import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { runCancellable } from './cancellation.server';
import { createCmsClient } from './client.server';
import type { CmsError } from './cms-error';
import { TypedDocumentString } from '../generated/graphql';

const document = new TypedDocumentString<{ site: string }, Record<string, never>>(
  'query Site { site }',
);
const other = new TypedDocumentString<{ site: string }, Record<string, never>>(
  'query Other { site }',
);
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function buildCms(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs = 5000,
) {
  const seen: IncomingMessage[] = [];
  server = createServer((request, response) => {
    seen.push(request);
    void text(request).then((body) => {
      request.headers['x-operation'] = /query (\w+)/.exec(body)?.[1];
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = vi.fn();
  const ask = createCmsClient({
    url: `http://127.0.0.1:${port}`,
    token: 'secret',
    timeoutMs,
    log,
  });
  return { ask: () => ask(document), requestOther: () => ask(other), seen, log };
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const failureOf = (asking: Promise<unknown>) => asking.catch((error: CmsError) => error);

test('asks with the token and answers the data', async () => {
  const { ask, seen } = await buildCms((_, response) =>
    send(response, 200, { data: { site: 'x' } }),
  );
  expect(await ask()).toEqual({ site: 'x' });
  expect(seen[0]?.headers.authorization).toBe('Bearer secret');
});

test.each([
  ['refused', 403, { errors: [{ message: 'no' }] }],
  ['refused', 200, { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }],
  ['invalid', 400, { errors: [{ message: 'bad', extensions: { code: 'BAD_USER_INPUT' } }] }],
  ['partial', 200, { data: { site: 'x', page: null }, errors: [{ message: 'half' }] }],
  ['unreachable', 503, { error: 'starting' }],
  // Answers of a CMS process that is stopping; the page is a 503 instead of a 500.
  [
    'unreachable',
    500,
    { errors: [{ message: 'stopped', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
  ],
])('reports a failure of kind %s (%i) and logs it once', async (kind, status, body) => {
  const { ask, log } = await buildCms((_, response) => send(response, status, body));
  expect(await failureOf(ask())).toMatchObject({ name: 'CmsError', kind, operation: 'Site' });
  expect(log).toHaveBeenCalledTimes(1);
});

test('gives up on a CMS that does not answer in time', async () => {
  const { ask } = await buildCms(() => undefined, 200);
  expect(await failureOf(ask())).toMatchObject({ kind: 'timeout' });
});

test('asks once more when a connection was reset', async () => {
  let attempts = 0;
  const { ask } = await buildCms((request, response) => {
    attempts += 1;
    if (attempts === 1) request.socket.destroy();
    else send(response, 200, { data: { site: 'x' } });
  });
  expect(await ask()).toEqual({ site: 'x' });
  expect(attempts).toBe(2);
});

test('OPS-4 asks until a proxy has noticed that a CMS process ended', async () => {
  const ended = Date.now() + 1000;
  const { ask, seen, log } = await buildCms((_, response) =>
    Date.now() < ended
      ? send(response, 502, {})
      : send(response, 200, { data: { site: 'the other' } }),
  );
  expect(await ask()).toEqual({ site: 'the other' });
  expect(seen).toHaveLength(4);
  expect(log).not.toHaveBeenCalled();
});

test('asks twice where failures are slow', async () => {
  const { ask, seen } = await buildCms((_, response) => {
    setTimeout(() => send(response, 503, {}), 1500);
  });
  expect(await failureOf(ask())).toMatchObject({ kind: 'unreachable' });
  expect(seen).toHaveLength(2);
});

test('stops asking a dead CMS after three failures and says so at once', async () => {
  const { ask, seen, log } = await buildCms((_, response) => send(response, 503, {}));
  for (let i = 0; i < 3; i += 1) await failureOf(ask());
  expect(await failureOf(ask())).toMatchObject({ kind: 'resting', isTemporary: true });
  // Each was sent four times, because a proxy may have another CMS process.
  expect(seen).toHaveLength(12);
  expect(log.mock.calls.map(([{ kind, operation }]) => [kind, operation])).toEqual([
    ['unreachable', 'Site'],
    ['unreachable', 'Site'],
    ['unreachable', 'Site'],
    ['resting', 'Site'],
  ]);
});

test('a refused question does not open the circuit', async () => {
  const { ask, seen } = await buildCms((_, response) => send(response, 403, {}));
  for (let i = 0; i < 5; i += 1) await failureOf(ask());
  expect(seen).toHaveLength(5);
});

test('PERF-3 a question that nobody waits for any more is cancelled, and is no failure', async () => {
  const closed = vi.fn();
  const { ask, seen, log } = await buildCms((_, response) => response.on('close', closed));
  for (let i = 0; i < 3; i += 1) {
    const cancelling = new AbortController();
    const asked = failureOf(runCancellable(cancelling.signal, ask));
    await vi.waitFor(() => expect(seen).toHaveLength(i + 1), 10_000);
    cancelling.abort();
    expect(await asked).toMatchObject({ kind: 'cancelled', isTemporary: false });
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(i + 1), 10_000);
  }
  const before = runCancellable(AbortSignal.abort(), ask);
  expect(await failureOf(before)).toMatchObject({ kind: 'cancelled' });
  expect(seen).toHaveLength(3);
  expect(log).not.toHaveBeenCalled();
});

test('PERF-3 an operation that is not answered holds back no other', async () => {
  const { requestOther, ask, seen } = await buildCms((request, response) =>
    request.headers['x-operation'] === 'Other'
      ? send(response, 200, { data: { site: 'x' } })
      : send(response, 503, {}),
  );
  for (let i = 0; i < 3; i += 1) await failureOf(ask());
  expect(await failureOf(ask())).toMatchObject({ kind: 'resting' });
  expect(await requestOther()).toEqual({ site: 'x' });
  expect(seen).toHaveLength(13);
});
