import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { drainBeforeStop } from './drain-requests';

let httpServer: Server;
const agent = new Agent({ keepAlive: true });

afterEach(() => {
  agent.destroy();
  httpServer.closeAllConnections();
  httpServer.close();
});

/** A CMS that forgets its permissions when it is destroyed, as Strapi does. */
async function buildCms(mostMs?: number) {
  const waiting: ServerResponse[] = [];
  let isDestroyed = false;
  httpServer = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.writeHead(isDestroyed ? 403 : 200).end();
  });
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const cms = {
    server: { httpServer },
    async destroy() {
      isDestroyed = true;
      await Promise.resolve();
    },
  };
  drainBeforeStop(cms, mostMs);
  const { port } = httpServer.address() as AddressInfo;
  return { cms, waiting, ask: (path: string) => ask(port, path), isDestroyed: () => isDestroyed };
}

/** The status, or the code of the failure. */
function ask(port: number, path: string): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(5);
}

test('OPS-2 a CMS that stops answers what is under way and refuses connections, and never 403', async () => {
  const { cms, waiting, ask, isDestroyed } = await buildCms();
  expect(await ask('/')).toBe(200);
  const slow = ask('/slow');
  await until(() => waiting.length === 1);
  const stopped = cms.destroy();
  await wait(60);
  expect(await ask('/')).toBe('ECONNREFUSED');
  expect(isDestroyed()).toBe(false);
  waiting[0]?.writeHead(200).end();
  expect(await slow).toBe(200);
  await stopped;
  expect(isDestroyed()).toBe(true);
});

test('OPS-2 a request that never ends does not keep a CMS from stopping', async () => {
  const { cms, waiting, ask, isDestroyed } = await buildCms(100);
  const slow = ask('/slow');
  await until(() => waiting.length === 1);
  await cms.destroy();
  expect(await slow).toBe('ECONNRESET');
  expect(isDestroyed()).toBe(true);
});
