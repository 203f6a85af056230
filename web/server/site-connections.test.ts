import { once } from 'node:events';
import { connect } from 'node:net';
import { version } from '@agency/domain/version';
import { describe, expect, test, vi } from 'vitest';
import { createLog } from './log';
import { startSite } from './start-site';
import { defer, html, loadTestEnv, send, startTestSite } from './testing/start-test-site';

describe('headers and logs', () => {
  test('every kind of answer carries the security headers', async () => {
    const site = await startTestSite();
    const answers = await Promise.all([
      site.get('/nl/'),
      site.get('/nl'),
      site.get('/'),
      site.get('/nl/', {}, { method: 'PUT' }),
      site.get('/uploads/../x'),
      send(site.port, {
        method: 'POST',
        path: '/nl/',
        headers: { Origin: 'null', 'Content-Length': '0' },
      }),
    ]);
    for (const { headers } of answers) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    }
    expect(answers[0]?.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answers[2]?.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('nothing of a visitor is logged: no query, no address, no header', async () => {
    const site = await startTestSite();
    await site.get('/nl/te-koop/?q=jan.peeters@example.org', { 'User-Agent': 'agent-x' });
    await site.get('/?lng=fr', { Cookie: 'site_session=secret' });
    const logged = JSON.stringify(site.lines);
    expect(site.lines).toHaveLength(2);
    expect(logged).toContain('/nl/te-koop/');
    expect(logged).not.toMatch(/peeters|agent-x|secret|127\.0\.0\.1|lng=fr/);
  });
});

function openStubborn(port: number, bytes: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const ended = new Promise<void>((resolve) => socket.once('end', () => resolve()));
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(bytes);
  return { socket, ended };
}

describe('connections', () => {
  const broken = ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`];

  test.each(broken)('one that breaks makes room though the client keeps it open', async (bytes) => {
    const site = await startTestSite({ maxConnections: 1 });
    const { socket, ended } = openStubborn(site.port, bytes);
    await ended;
    const health = async () => expect((await site.get('/healthz')).status).toBe(200);
    await vi.waitFor(health, 5000);
    socket.destroy();
  });

  test('there are no more at a time than may be', async () => {
    const site = await startTestSite({ maxConnections: 2 });
    const first = openStubborn(site.port, '');
    const second = openStubborn(site.port, '');
    await Promise.all([once(first.socket, 'connect'), once(second.socket, 'connect')]);
    await openStubborn(site.port, '').ended;
    first.socket.destroy();
    second.socket.destroy();
    await vi.waitFor(async () => expect((await site.get('/healthz')).status).toBe(200), 10_000);
  });
});

describe('life', () => {
  test('health is said at once, readiness when the CMS was reached', async () => {
    let isUp = false;
    const site = await startTestSite({ hasReachedCms: async () => isUp });
    expect((await site.get('/healthz')).status).toBe(200);
    expect((await site.get('/readyz')).status).toBe(503);
    isUp = true;
    await vi.waitFor(async () => expect((await site.get('/readyz')).status).toBe(200), 3000);
    isUp = false;
    expect((await site.get('/readyz')).status).toBe(200);
  });

  test('OPS-6: health and readiness name the version', async () => {
    const site = await startTestSite();
    for (const path of ['/healthz', '/readyz']) {
      const body = async () => (await site.get(path)).body.toString();
      await vi.waitFor(async () => expect(await body()).toBe(`ok ${version}\n`), 3000);
    }
  });

  test('a CMS that cannot be asked leaves the site alive and not ready', async () => {
    const site = await startTestSite({ hasReachedCms: () => Promise.reject(new Error('refused')) });
    expect((await site.get('/readyz')).status).toBe(503);
    expect((await site.get('/healthz')).status).toBe(200);
  });

  test('stopping ends what is under way and takes nothing new', async () => {
    const answer = defer<Response>();
    const render = vi.fn(() => answer.promise);
    const site = await startTestSite({ render });
    const waiting = site.get('/nl/');
    await vi.waitFor(() => expect(render).toHaveBeenCalled(), 10_000);
    const closing = site.close();
    await expect(site.get('/nl/')).rejects.toThrow('ECONNREFUSED');
    answer.resolve(html('finished'));
    expect((await waiting).text).toContain('finished');
    await closing;
  });

  test('stopping does not wait for ever', async () => {
    const render = vi.fn(() => new Promise<Response>(() => {}));
    const site = await startTestSite({ render, drainMs: 50 });
    const waiting = site.get('/nl/').catch((error: Error) => error.message);
    await vi.waitFor(() => expect(render).toHaveBeenCalled(), 10_000);
    await site.close();
    expect(await waiting).toMatch(/hang up|ECONNRESET/);
  });

  test('a taken port is an error with its code', async () => {
    const site = await startTestSite();
    const env = loadTestEnv({ SITE_PORT: String(site.port) });
    await expect(
      startSite({ env, log: createLog('silent'), render: async () => html('') }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
