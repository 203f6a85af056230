import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchUrl } from './fetch-url';

const metadata = '169.254.169.254';
const names: Record<string, string> = { 'shop.example': '127.0.0.1', 'inside.example': metadata };
const resolved: string[] = [];

vi.mock('node:dns', () => ({
  lookup: (
    name: string,
    _: object,
    callback: (error: null, found: { address: string; family: number }[]) => void,
  ) => {
    resolved.push(name);
    callback(null, [{ address: names[name] ?? metadata, family: 4 }]);
  },
}));
// The server of this test replaces the internet.
vi.mock('../../listings/import/public-address', () => ({
  isPublicIp: (ip: string) => ip === '127.0.0.1',
}));

let server: Server;
let port: number;
let asked: string[] = [];
let sentLogin: string | undefined;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fetch-url-'));
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push(url);
    sentLogin = headers.authorization;
    if (url.startsWith('/to?')) {
      response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end();
    } else if (url === '/missing') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png; x=1' }).end('picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

beforeEach(() => {
  asked = [];
  resolved.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const fetchFile = (url: string, maxBytes = 1000) =>
  fetchUrl(url.replace('PORT', String(port)), folder, maxBytes);

test('CMS-3 an upload by address stores what a host of the internet answers', async () => {
  const { file } = await fetchFile('http://shop.example:PORT/a%20front.png?size=2');
  expect(file).toMatchObject({ originalFilename: 'a front.png', mimetype: 'image/png', size: 7 });
  const { filepath } = file as { filepath: string };
  expect([path.dirname(filepath), readFileSync(filepath, 'utf8')]).toEqual([folder, 'picture']);
  // Resolved once: the checked address is the one connected to.
  expect(resolved).toEqual(['shop.example']);
});

test.each([
  'http://127.0.0.9/a.png',
  'http://[::ffff:7f00:1]/a.png',
  'http://0.0.0.0:PORT/a.png',
  'http://inside.example:PORT/a.png',
])('CMS-3 an upload by address does not ask %s', async (url) => {
  await expect(fetchFile(url)).rejects.toThrow('is not an address of the internet');
  expect(asked).toEqual([]);
});

test('CMS-3 an upload by address follows redirects to other hosts of the internet alone', async () => {
  const redirect = (to: string) =>
    fetchFile(
      `http://shop.example:PORT/to?${encodeURIComponent(to.replace('PORT', String(port)))}`,
    );
  const { file } = await redirect('http://127.0.0.1:PORT/b.png');
  expect(file).toMatchObject({ originalFilename: 'b.png' });
  expect(sentLogin).toBeUndefined();
  for (const host of [metadata, 'inside.example:PORT', '127.0.0.9:PORT']) {
    await expect(redirect(`http://${host}/`)).rejects.toThrow('is not an address of the internet');
  }
  await expect(redirect('file:///etc/passwd')).rejects.toThrow('no http(s) address');
});

test.each([
  ['file:///etc/passwd', 'is not an http(s) address'],
  ['http://name:word@shop.example/', 'is not an http(s) address'],
  ['http://shop.example:PORT/missing', '/missing answered 404'],
  ['nonsense', 'is not an http(s) address'],
])('CMS-3 an upload by the address %s says why it fails', async (url, message) => {
  await expect(fetchFile(url)).rejects.toThrow(message);
});

test('CMS-3 an upload by address ends at the largest size of a file', async () => {
  await expect(fetchFile('http://shop.example:PORT/a.png', 3)).rejects.toThrow('is larger than');
});
