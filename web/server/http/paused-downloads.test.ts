import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PausedDownloads, createUploads } from './uploads';

/** Long enough for a busy machine, on which the CMS of the test answers slowly. */
const timeoutMs = 1000;
/** More than the system buffers for a client that does not read. */
const film = Buffer.alloc(32 * 2 ** 20, 'f');

test('a film that its client pauses for longer than the CMS may be silent goes on', async () => {
  const { url, countTimeouts } = await startUploads();
  const download = await pauseDownload(url);
  await vi.waitFor(() => expect(countTimeouts()).toBe(1), 25_000);
  expect(await countRest(download)).toBe(film.length);
});

test('of one client only some downloads may stand still', async () => {
  const { url, countTimeouts } = await startUploads();
  const downloads = await Promise.all(Array.from({ length: 6 }, () => pauseDownload(url)));
  await vi.waitFor(() => expect(countTimeouts()).toBe(6), 25_000);
  const read = await Promise.allSettled(downloads.map(countRest));
  expect(read.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('a pause that ended is counted no more, and others do not suffer from it', () => {
  const paused = new PausedDownloads({ perClient: 2, total: 3 });
  const [first] = [paused.begin('a'), paused.begin('a')];
  expect(paused.begin('a')).toBeNull();
  expect(paused.begin('b')).not.toBeNull();
  expect(paused.begin('c')).toBeNull();
  first?.();
  expect(paused.begin('c')).not.toBeNull();
});

async function startUploads() {
  const cms = await listen((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': film.length });
    response.end(film);
  });
  const begin = vi.spyOn(PausedDownloads.prototype, 'begin');
  onTestFinished(() => begin.mockRestore());
  const uploads = createUploads({ cmsUrl: cms, proxies: 0, onFailure: vi.fn(), timeoutMs });
  const site = await listen((request, response) => uploads(request, response));
  return { url: `${site}/uploads/film.mp4`, countTimeouts: () => begin.mock.calls.length };
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function pauseDownload(url: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(url), 'response')) as [IncomingMessage];
  return answer;
}

async function countRest(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
