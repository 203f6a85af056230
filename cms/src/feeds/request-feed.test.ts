import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openRequests } from './request-feed';

let server: Server;
let port: number;
let asked: string[] = [];
let busy = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', method = '' } = request;
    asked.push(`${method} ${url}`);
    if (url === '/busy' && busy-- > 0) response.writeHead(429, { 'retry-after': '0' }).end();
    else if (url === '/full') response.writeHead(503, { 'retry-after': '3600' }).end();
    else if (url === '/moved') response.writeHead(302, { location: '/ok' }).end();
    else if (url === '/away') {
      response.writeHead(302, { location: `http://localhost:${port}/ok` }).end();
    } else if (url === '/packed') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}'));
    } else if (url === '/bomb') {
      const zeros = gzipSync(Buffer.alloc(70 * 2 ** 20));
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(zeros);
    } else response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

beforeEach(() => {
  vi.stubEnv('FEED_PRIVATE_HOSTS', `127.0.0.1:${port}`);
  asked = [];
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, method: 'GET' | 'POST' = 'GET') => {
  const { signal } = new AbortController();
  const request = openRequests({ signal, firstWaitMs: 1 });
  const url = path.startsWith('/') ? `http://127.0.0.1:${port}${path}` : path;
  return request(url, { method });
};

test('DATA-3 a source that is busy is asked again as it says, four times at most', async () => {
  busy = 3;
  expect((await ask('/busy')).json()).toEqual({ ok: true });
  expect(asked).toHaveLength(4);
  busy = 4;
  await expect(ask('/busy')).rejects.toThrow(`127.0.0.1:${port}/busy is busy (429)`);
  asked = [];
  await expect(ask('/full')).rejects.toThrow('is busy (503)');
  expect(asked).toHaveLength(1);
});

test('DATA-3 redirects are followed within the host, and what was posted is posted once', async () => {
  expect((await ask('/moved', 'POST')).status).toBe(200);
  expect(asked).toEqual(['POST /moved', 'GET /ok']);
  await expect(ask('/away')).rejects.toThrow('redirects to another host');
});

test('DATA-3 answers are unpacked, and counted as they are unpacked', async () => {
  expect((await ask('/packed')).json()).toEqual({ a: 1 });
  await expect(ask('/bomb')).rejects.toThrow('is larger than 64 MB');
});

test('DATA-3 an address of the own network is asked only when the operator named its host', async () => {
  vi.stubEnv('FEED_PRIVATE_HOSTS', '');
  await expect(ask('/ok')).rejects.toThrow('FEED_PRIVATE_HOSTS');
  await expect(ask(`http://localhost:${port}/ok`)).rejects.toThrow('FEED_PRIVATE_HOSTS');
  await expect(ask('http://[::1]:1/ok')).rejects.toThrow('FEED_PRIVATE_HOSTS');
  expect(asked).toEqual([]);
});

test.each(['ftp://feed.example/', 'file:///etc/passwd', 'https://a:b@feed.example/'])(
  'DATA-3 %s is no address of a source',
  async (url) => {
    await expect(ask(url)).rejects.toThrow('no http(s) address');
  },
);

test('DATA-3 a token in an address stands in no message', async () => {
  const error = await ask('http://127.0.0.1:1/x?token=secret').catch((caught: Error) => caught);
  expect(String(error)).not.toContain('secret');
});
