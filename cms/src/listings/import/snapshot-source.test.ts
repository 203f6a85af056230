import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideLogin } from './feed-login';
import { openSource } from './snapshot-source';

const limits = { maxBytes: 1000, timeoutMs: 500 };
const folder = mkdtempSync(path.join(os.tmpdir(), 'cms-source-'));
writeFileSync(path.join(folder, 'small.json'), '[]');
writeFileSync(path.join(folder, 'large.json'), 'x'.repeat(1001));

let server: Server;
let base: string;
let elsewhere: string;
let locked: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const redirect = (location: string): void => void response.writeHead(302, { location }).end();
    if (request.url === '/locked/small.json') {
      const isKnown = request.headers.authorization === `Basic ${btoa('Feed:p@ss/word')}`;
      response.writeHead(isKnown ? 200 : 401).end('[1]');
    } else if (request.url === '/locked/away.json') redirect(`${elsewhere}/s/small.json`);
    else if (request.url === '/s/small.json') response.end('[]');
    else if (request.url === '/s/moved.json') redirect('/s/small.json');
    else if (request.url === '/s/loop.json') redirect('/s/loop.json');
    else if (request.url === '/s/file.json') redirect('file:///etc/passwd');
    else if (request.url === '/s/large.json') response.end('x'.repeat(1001));
    else if (request.url === '/s/endless.json')
      setInterval(() => response.write('x'.repeat(99)), 5);
    else if (request.url !== '/s/silent.json') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}/s`;
  elsewhere = `http://localhost:${port}`;
  locked = `http://Feed:p%40ss%2Fword@127.0.0.1:${port}/locked`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('openSource', () => {
  test('DATA-3 reads a file of a folder and of an address', async () => {
    expect((await openSource(folder, limits)('small.json')).toString()).toBe('[]');
    expect((await openSource(base, limits)('small.json')).toString()).toBe('[]');
    expect((await openSource(`${base}/`, limits)('moved.json')).toString()).toBe('[]');
  });

  test.each([
    ['missing.json', 'is missing'],
    ['large.json', 'is larger than'],
  ])('DATA-3 %s of a folder: %s', async (file, message) => {
    await expect(openSource(folder, limits)(file)).rejects.toThrow(message);
  });

  test.each([
    ['missing.json', 'answered 404'],
    ['large.json', 'is larger than'],
    ['endless.json', 'is larger than'],
    ['silent.json', 'no answer in 0.5 s'],
    ['loop.json', 'redirects more than 5 times'],
    ['file.json', '/s/file.json redirects to another host'],
  ])('DATA-3 %s of an address: %s', async (file, message) => {
    await expect(openSource(base, limits)(file)).rejects.toThrow(message);
  });

  test.each(['ftp://example.org/', 'file:///tmp/', 'http://'])(
    'DATA-3 %s is not taken for a source',
    (address) => {
      expect(() => openSource(address, limits)).toThrow('is not an http(s) address');
    },
  );

  test('DATA-3 a login in the address is sent as a header, to no other host, and appears in no message', async () => {
    const read = openSource(locked, limits);
    expect((await read('small.json')).toString()).toBe('[1]');
    await expect(read('away.json')).rejects.toThrow('away.json redirects to another host');
    const refused = openSource(locked.replace('word', 'other'), limits)('small.json');
    await expect(refused).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/locked\/small\.json answered 401$/,
    );
    await expect(refused).rejects.not.toThrow('p%40ss');
  });

  test.each([
    ['https://feed:secret@agency.example/feed/', 'https://agency.example/feed/'],
    ['http://secret@agency.example', 'http://agency.example'],
    ['https://feed:se@cret@agency.example/ and', 'https://agency.example/ and'],
    ['https://agency.example/a@b', 'https://agency.example/a@b'],
    ['/srv/feed', '/srv/feed'],
  ])('DATA-3 %s is shown as %s', (address, shown) => {
    expect(hideLogin(address)).toBe(shown);
  });

  test('DATA-3 a server that is not there is named', async () => {
    await expect(openSource('http://127.0.0.1:1/', limits)('manifest.json')).rejects.toThrow(
      'http://127.0.0.1:1/manifest.json could not be read',
    );
  });
});
