import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { listResendableFields } from '../app/features/lead/resendable-fields.server';
import { html, send, startTestSite } from './testing/start-test-site';

describe('writes', () => {
  const post = (headers: Record<string, string>, body = 'a=1') => ({
    method: 'POST',
    path: '/nl/contact/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

  test('reach the page with body, cookies and all', async () => {
    const render = vi.fn(
      async (request: Request) =>
        new Response(await request.text(), {
          status: 303,
          headers: { Location: '/nl/bedankt/site-contact/' },
        }),
    );
    const site = await startTestSite({ render });
    const answer = await send(
      site.port,
      post({ Origin: 'http://site.test', 'Content-Length': '3' }),
    );
    expect([answer.status, answer.text]).toEqual([303, 'a=1']);
  });

  test.each([
    ['another origin', { Origin: 'http://evil.example' }, 403],
    ['an opaque origin', { Origin: 'null' }, 403],
    ['an origin with a longer host', { Origin: 'http://site.test.evil.example' }, 403],
    ['another site by fetch metadata', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sibling site by fetch metadata', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['the site itself', { Origin: 'http://site.test' }, 200],
    ['the host it was asked at', { Origin: 'http://127.0.0.1:9', Host: '127.0.0.1:9' }, 200],
    ['the site by fetch metadata', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['no browser', {}, 200],
  ])('from %s', async (_, headers, status) => {
    const render = vi.fn(async () => html('done'));
    const site = await startTestSite({ render });
    const answer = await send(
      site.port,
      post({ 'Content-Length': '3', ...(headers as Record<string, string>) }),
    );
    expect(answer.status).toBe(status);
    expect(render).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test('without a length are refused, and so are bodies beyond the limit', async () => {
    const site = await startTestSite();
    const head = 'POST /nl/contact/ HTTP/1.1\r\nHost: x\r\n';
    expect(await site.raw(`${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toContain(' 411 ');
    expect(await site.raw(`${head}Content-Length: 70000000\r\n\r\n`)).toContain(' 413 ');
  });

  const job = '/nl/formulieren/solliciteren/';
  test.each([
    ['64 KB of a form', '/nl/formulieren/contact/', 64 * 1024, 200],
    ['more than that', '/nl/formulieren/contact/', 64 * 1024 + 1, 413],
    ['10 MB in one field', '/nl/formulieren/contact/', 10_000_000, 413],
    ['5 MB with a file', `${job}?x=1`, 5_000_000, 200],
    ['5 MB with a file, by a script', '/fr/formulaires/temoignage.data', 5_000_000, 200],
    ['7 MB with a file', job, 7_000_000, 413],
  ])('FORM-7 %s', async (_, path, bytes, status) => {
    const render = vi.fn(async (request: Request) => html(String((await request.text()).length)));
    const site = await startTestSite({ render });
    const answer = await send(site.port, {
      ...post({ 'Content-Length': String(bytes) }, 'x'.repeat(bytes)),
      path,
    });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(status === 200 ? String(bytes) : 'lang="nl"');
    expect(render).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test.each([
    ['application/json', {}],
    ['text/plain', {}],
    ['', {}],
    ['multipart/form-datax', {}],
    ['application/x-www-form-urlencoded', { 'Content-Encoding': 'gzip' }],
  ])('FORM-7 what comes as %j %j is no form', async (type, headers) => {
    const render = vi.fn(async () => html('never'));
    const site = await startTestSite({ render });
    const answer = await send(
      site.port,
      post({ 'Content-Length': '3', 'Content-Type': type, ...headers }),
    );
    expect([answer.status, answer.text.includes('lang="nl"')]).toEqual([415, true]);
    expect(render).not.toHaveBeenCalled();
  });

  test.each([
    ['256 KB of unsaved fields', '/nl/preview/contact/', 256 * 1024, 200],
    ['more than that', '/nl/preview/contact/', 256 * 1024 + 1, 413],
    ['unsaved fields outside of previews', '/nl/contact/', 10, 415],
  ])('EDIT-10 %s', async (_, path, bytes, status) => {
    const render = vi.fn(async () => html('drawn'));
    const site = await startTestSite({ render });
    const json = { 'Content-Type': 'application/json', 'Content-Length': String(bytes) };
    const ask = () => send(site.port, { ...post(json, 'x'.repeat(bytes)), path });
    expect((await ask()).status).toBe(status);
    await ask();
    // Each is drawn: none is kept by the page cache.
    expect(render).toHaveBeenCalledTimes(status === 200 ? 2 : 0);
  });

  test('EDIT-10 unsaved fields from another site reach nobody, and no answer is kept', async () => {
    const render = vi.fn(async () => html('drawn', { headers: { 'X-Cache-Tags': 'page:x' } }));
    const site = await startTestSite({ render });
    const ask = (origin: string) =>
      send(site.port, {
        ...post(
          { 'Content-Type': 'application/json', 'Content-Length': '2', Origin: origin },
          '{}',
        ),
        path: '/nl/preview/contact/',
      });
    expect((await ask('http://evil.example')).status).toBe(403);
    expect(render).not.toHaveBeenCalled();
    const { headers } = await ask('http://site.test');
    expect([headers['cache-control'], headers['x-robots-tag'], headers['x-cache-tags']]).toEqual([
      'no-store',
      'noindex',
      undefined,
    ]);
  });

  test('FORM-7 a body that is cut off reaches nobody', async () => {
    const render = vi.fn(async () => html('never'));
    const site = await startTestSite({ render });
    const { socket, closed } = connectTo(site.port);
    const type = 'Content-Type: application/x-www-form-urlencoded';
    socket.end(`POST /nl/ HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 9\r\n\r\na=1`);
    await closed;
    expect(render).not.toHaveBeenCalled();
    expect((await site.get('/healthz')).status).toBe(200);
  });

  test('FORM-6 a page that says itself that the CMS is away is shown, with what was typed', async () => {
    const render = async () =>
      html('typed', {
        status: 503,
        headers: { 'X-Whole-Page': 'yes', 'Cache-Control': 'no-store' },
      });
    const site = await startTestSite({ render });
    const answer = await send(site.port, post({ 'Content-Length': '3', Accept: 'text/html' }));
    expect([answer.status, answer.text.includes('typed')]).toEqual([503, true]);
    expect([answer.headers['x-whole-page'], answer.headers['cache-control']]).toEqual([
      undefined,
      'no-store',
    ]);
  });

  test('ERR-2 a failure within header and menu is shown, but not in place of what was typed', async () => {
    const headers = { 'X-Whole-Page': 'layout', 'Cache-Control': 'no-store' };
    const render = async () => html('menu', { status: 503, headers });
    const site = await startTestSite({ render, listResendableFields });
    for (const path of ['/nl/te-koop/', '/nl/eigenaar/']) {
      const answer = await site.get(path, { Accept: 'text/html' });
      expect([answer.status, answer.text.includes('menu')]).toEqual([503, true]);
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.headers['x-whole-page']).toBeUndefined();
    }
    const body = 'firstName=Ann';
    const sent = post({ 'Content-Length': `${body.length}`, Accept: 'text/html' }, body);
    const form = await send(site.port, { ...sent, path: '/nl/formulieren/contact/' });
    expect([form.text.includes('menu'), form.text.includes('value="Ann"')]).toEqual([false, true]);
    const login = await send(site.port, { ...sent, path: '/nl/login/' });
    expect(login.text).toContain('menu');
  });

  test('FORM-6 the error page keeps the fields that a form defines, to be sent again', async () => {
    const render = async () => html('away', { status: 503 });
    const site = await startTestSite({ render, listResendableFields });
    const body = new URLSearchParams({
      remark: '<b>"quoted"',
      firstName: 'Ann',
      unknown: 'secret-0',
      password: 'secret-1',
      formToken: 'secret-2',
      proof: 'secret-3',
      question: 'secret-4',
      answer: 'secret-5',
      homepage: 'secret-6',
    }).toString();
    const headers = { 'Content-Length': `${body.length}`, Accept: 'text/html' };
    const path = '/nl/formulieren/vraag-over-een-pand/?listing=1';
    const { status, text } = await send(site.port, { ...post(headers, body), path });
    expect(status).toBe(503);
    expect(text).toContain(`<form method="post" action="${path}">`);
    expect(text).toContain('name="firstName" value="Ann"');
    expect(text).toContain('name="remark" value="&lt;b&gt;&quot;quoted&quot;"');
    expect(text).toContain('Wat u invulde, staat er nog.');
    expect(text).not.toContain('secret');
  });

  test.each([
    ['a login', '/nl/login/', ['identifier', 'password']],
    ['a forgotten password', '/fr/login/mot-de-passe-oublie/', ['email']],
    ['a new password', '/fr/login/nouveau-mot-de-passe/?t=x', ['password', 'confirm']],
    ['a change of password', '/nl/eigenaar/account/', ['current', 'password', 'confirm']],
    [
      'an alert with a password',
      '/en/forms/keep-me-posted/',
      ['password', 'confirm', 'csrf', 'token', 'g-recaptcha-response', 'formToken', 'answer'],
    ],
    ['a link in a mail', '/en/mail/stop-demand/?t=x', ['t', 'token']],
    ['a choice of cookies', '/en/cookie-settings/', ['choice']],
    ['an unknown path', '/nl/x/', ['firstName']],
  ])('FORM-6 OWN-1 the error page after %s holds none of its secrets', async (_, path, names) => {
    const site = await startTestSite({
      render: async () => html('away', { status: 503 }),
      listResendableFields,
    });
    const body = names.map((name) => `${name}=S3cret-typed`).join('&');
    const headers = { 'Content-Length': `${body.length}`, Accept: 'text/html' };
    const { status, text } = await send(site.port, { ...post(headers, body), path });
    expect([status, text.includes('S3cret')]).toEqual([503, false]);
  });

  test('FORM-7 are limited by the address that the proxy saw, whatever the visitor claims', async () => {
    const site = await startTestSite({ writesPerMinute: 1, env: { TRUST_PROXY: '1' } });
    const statusFor = async (forwarded: string) => {
      const headers = { 'Content-Length': '3', 'X-Forwarded-For': forwarded };
      return (await send(site.port, post(headers))).status;
    };
    expect(await statusFor('198.51.100.1, 203.0.113.7')).toBe(200);
    expect(await statusFor('198.51.100.2, 203.0.113.7')).toBe(429);
    expect(await statusFor('203.0.113.7, 203.0.113.8')).toBe(200);
  });

  test('are limited by address', async () => {
    const site = await startTestSite({ writesPerMinute: 2 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await send(site.port, post({ 'Content-Length': '3' }))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await site.get('/nl/')).status).toBe(200);
  });
});

function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.resume().on('error', () => undefined);
  return { socket, closed: once(socket, 'close') };
}
