import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemLog } from './import-report';
import { readFromBase, storePictures } from './store-pictures';

let feed: Server;
let other: Server;
const asked: string[] = [];

beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('secret');
  });
  feed = createServer((request, response) => {
    if (request.url === '/moved.jpg') response.writeHead(302, { location: at(other, '/b') }).end();
    else response.end('picture');
  });
  for (const server of [feed, other]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});

afterAll(() => {
  for (const server of [feed, other]) {
    server.closeAllConnections();
    server.close();
  }
});

const at = (server: Server, path: string): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function store(
  url: string,
  base: string,
  stored = new Map<string, number>(),
): Promise<number | null> {
  const find = await storePictures(none, {
    source: 'test',
    drafts: [{ reference: '1', externalId: '1', pictures: [{ url }] as never }],
    readPicture: readFromBase(base),
    storePicture: () => Promise.resolve(7),
    log: new ProblemLog(),
    stored,
  });
  return find(url);
}

/** Pictures without a change date are not remembered. */
const none = null as never;

test('DATA-3 a picture is fetched from where the feed is, and not from other internal addresses', async () => {
  const base = at(feed, '/pictures/');
  expect(await store('a.jpg', base)).toBe(7);
  expect(await store(at(feed, '/a.jpg'), base)).toBe(7);
  expect(await store(at(other, '/a'), base)).toBeNull();
  expect(await store(at(feed, '/moved.jpg'), base)).toBeNull();
  expect(await store(at(other, '/a'), '/tmp')).toBeNull();
  expect(asked).toEqual([]);
});

test('DATA-3 an attempt fetches no picture that an earlier one of the import stored', async () => {
  const base = at(feed, '/pictures/');
  const stored = new Map<string, number>();
  await store('a.jpg', base, stored);
  expect([...stored]).toEqual([['a.jpg', 7]]);
  expect(await store('missing.jpg', '/tmp', new Map([['missing.jpg', 8]]))).toBe(8);
});
