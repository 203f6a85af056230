import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestSite } from '../testing/start-test-site';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function startWithCms(answer: Answer) {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const cms = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void cms.close().closeAllConnections());
  const { port } = cms.address() as AddressInfo;
  const site = await startTestSite({ env: { CMS_URL: `http://127.0.0.1:${port}` } });
  return { ...site, asked, cms };
}

const file: Answer = (_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'image/jpeg',
    'Content-Length': 4,
    ETag: '"f"',
    'Last-Modified': 'Sat, 21 Nov 2026 00:00:00 GMT',
    'Accept-Ranges': 'bytes',
    'Set-Cookie': 'koa=1',
    'X-Powered-By': 'Strapi',
    'Cache-Control': 'max-age=60',
  });
  response.end('jpeg');
};

describe('uploads', () => {
  test('SHELL-4 are passed through with long cache headers and nothing else of the CMS', async () => {
    const site = await startWithCms(file);
    const answer = await site.get('/uploads/gevel_ab12-400.jpg', { Cookie: 'site_session=x' });
    expect([answer.status, answer.text]).toEqual([200, 'jpeg']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '4',
      etag: '"f"',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(site.asked[0]?.headers['cookie']).toBeUndefined();
  });

  test('a range and a condition reach the CMS, and 206 and 304 come back', async () => {
    const site = await startWithCms((request, response) => {
      if (request.headers['if-none-match'] === '"f"') return void response.writeHead(304).end();
      response.writeHead(206, { 'Content-Range': 'bytes 0-1/4', 'Content-Type': 'image/jpeg' });
      response.end('jp');
    });
    const part = await site.get('/uploads/a.jpg', { Range: 'bytes=0-1' });
    expect([part.status, part.headers['content-range'], part.text]).toEqual([
      206,
      'bytes 0-1/4',
      'jp',
    ]);
    expect(site.asked[0]?.headers['range']).toBe('bytes=0-1');
    expect((await site.get('/uploads/a.jpg', { 'If-None-Match': '"f"' })).status).toBe(304);
  });

  test('HEAD has no body', async () => {
    const site = await startWithCms(file);
    const answer = await site.get('/uploads/a.jpg', {}, { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
  });

  test.each([
    ['/uploads/../admin'],
    ['/uploads/..%2fadmin'],
    ['/uploads/%2e%2e/admin.html'],
    ['/uploads/%252e%252e/admin.html'],
    ['/uploads/a/../../admin.html'],
    ['/uploads/./a.jpg'],
    ['/uploads/a;b.jpg'],
    ['/uploads/a/b/c/d/e.jpg'],
    ['/uploads/@evil.example'],
    ['/uploads/'],
  ])('%s reaches nothing of the CMS', async (path) => {
    const site = await startWithCms(file);
    const answer = await site.get(path);
    expect([301, 400, 404]).toContain(answer.status);
    expect(site.asked).toEqual([]);
  });

  test('no other path of the CMS is passed through', async () => {
    const site = await startWithCms(file);
    for (const path of [
      '/admin/',
      '/api/listings/',
      '/graphql/',
      '/upload/a.jpg',
      '/uploadsx/a.jpg',
    ]) {
      await site.get(path);
    }
    expect(site.asked).toEqual([]);
  });

  test.each([
    [404, 404],
    [403, 404],
    [301, 404],
    [500, 503],
  ])('a CMS that answers %i is passed on as %i and not stored', async (status, expected) => {
    const site = await startWithCms(
      (_request, response) => void response.writeHead(status).end('x'),
    );
    const answer = await site.get('/uploads/a.jpg');
    expect(answer.status).toBe(expected);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a CMS that is away is a 503 with Retry-After', async () => {
    const site = await startTestSite({ env: { CMS_URL: 'http://127.0.0.1:1' } });
    const answer = await site.get('/uploads/a.jpg');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
  });

  test('a kept-alive connection that the CMS closes costs no visitor a picture', async () => {
    let isFirst = true;
    const site = await startWithCms((request, response) => {
      if (isFirst) file(request, response);
      else if (request.socket.bytesWritten > 0) request.socket.destroy();
      else file(request, response);
      isFirst = false;
    });
    expect((await site.get('/uploads/a.jpg')).status).toBe(200);
    expect((await site.get('/uploads/b.jpg')).status).toBe(200);
    expect(site.asked.map(({ url }) => url)).toEqual([
      '/uploads/a.jpg',
      '/uploads/b.jpg',
      '/uploads/b.jpg',
    ]);
  });

  test('connections that the CMS closes all at once cost no visitor a picture', async () => {
    const used = new WeakSet();
    const site = await startWithCms((request, response) => {
      if (used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      setTimeout(() => file(request, response), 50);
    });
    const names = ['a', 'b', 'c', 'd'];
    const getAll = () => Promise.all(names.map((name) => site.get(`/uploads/${name}.jpg`)));
    await getAll();
    expect((await getAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('a CMS that breaks off in the middle ends the answer, not the site', async () => {
    const site = await startWithCms((_request, response) => {
      response.writeHead(200, { 'Content-Length': 1000, 'Content-Type': 'image/jpeg' });
      response.write('half', () => response.destroy());
    });
    await expect(site.get('/uploads/a.jpg')).rejects.toThrow();
    expect((await site.get('/nl/')).status).toBe(200);
  });
});
