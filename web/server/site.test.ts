import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { listResendableFields } from '../app/features/lead/resendable-fields.server';
import { createLog } from './log';
import { startSite } from './start-site';
import { defer, html, loadTestEnv, send, startTestSite } from './testing/start-test-site';

describe('addresses', () => {
  test.each([
    ['/nl', '/nl/'],
    ['/nl/te-koop?type=2&type=3', '/nl/te-koop/?type=2&type=3'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/nl', '/evil.example/nl'],
    ['/NL/te-koop/', '/nl/te-koop/'],
    ['/nl/Te-Koop/', '/nl/te-koop/'],
    ['/NL//Te-Koop?type=2', '/nl/te-koop/?type=2'],
    ['/nl//te-koop/', '/nl/te-koop/'],
    ['/nl/caf%C3%A9', '/nl/caf%C3%A9/'],
    ['/nl/x?a=%0d%0aSet-Cookie:%20b=1', '/nl/x/?a=%0d%0aSet-Cookie:%20b=1'],
  ])('ROUTE-9 %s moves to %s for good', async (path, location) => {
    const site = await startTestSite();
    const answer = await site.get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['/NL/Property/Ab-12', '/nl/property/Ab-12/'],
    ['/nl/te-koop/Nergens/huis/Ab-12', '/nl/te-koop/nergens/huis/Ab-12/'],
  ])('ROUTE-4 ROUTE-9 %s leads at once to where %s leads', async (path, spelled) => {
    const to = '/nl/te-koop/brussel/huis/Ab-12/';
    const render = vi.fn(async ({ url }: Request) =>
      new URL(url).pathname === spelled
        ? new Response(null, { status: 301, headers: { Location: to } })
        : html('home'),
    );
    const site = await startTestSite({ render });
    const answer = await site.get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
  });

  test('LANG-4 ROUTE-9 an address without a language is left to its one redirect', async () => {
    const render = vi.fn(
      async () => new Response(null, { status: 302, headers: { Location: '/nl/' } }),
    );
    const site = await startTestSite({ render });
    for (const path of ['/for-sale', '/For-Sale/?type=2', '/property/Ab-12']) {
      expect((await site.get(path)).headers.location).toBe('/nl/');
    }
  });

  test.each([
    ['/nl/%', 400],
    ['/nl/%ff%fe/', 400],
    ['/nl/%00/', 400],
    ['/\\evil.example', 400],
    ['/%5c%5cevil.example', 400],
    ['/nl/%0d%0aSet-Cookie:x/', 400],
    [`/nl/?q=${'x'.repeat(2048)}`, 414],
  ])('%s is refused with %i', async (path, status) => {
    const render = vi.fn(async () => html('never'));
    const site = await startTestSite({ render });
    expect((await site.get(path)).status).toBe(status);
    expect(render).not.toHaveBeenCalled();
  });

  test('headers that are too large are refused with 431', async () => {
    const site = await startTestSite();
    const answer = await site.raw(
      `GET /nl/ HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    ['GET\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['nonsense\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['GET /nl/ HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['GET /nl/ HTTP/1.1\r\nHost: x\r\nA: b\rc\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['GET /nl/ HTTP/1.1\r\nA: no host\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['GET http://evil.example/nl/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 400 /],
    ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / 405 /],
    ['GET /nl/\xe9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', / (301|400) /],
  ])('what is hardly HTTP is refused: %j', async (bytes, expected) => {
    const site = await startTestSite();
    expect(await site.raw(bytes)).toMatch(expected);
    expect((await site.get('/nl/')).status).toBe(200);
  });

  test.each(['//[', '//evil.example/nl/contact/', '//'])(
    'a POST of %s is refused',
    async (path) => {
      const render = vi.fn(async () => html('never'));
      const site = await startTestSite({ render });
      const headers = { Origin: 'http://site.test', 'Content-Type': 'text/plain' };
      expect((await site.get(path, headers, { method: 'POST' }, 'a=b')).status).toBe(400);
      expect(render).not.toHaveBeenCalled();
      expect(site.lines).toEqual([]);
    },
  );

  test('a request with two hosts is refused', async () => {
    const site = await startTestSite();
    for (const path of ['/nl/', '/assets/x.js', '/uploads/x.jpg']) {
      const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`);
      expect([path, answer.slice(0, 12)]).toEqual([path, 'HTTP/1.1 400']);
    }
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    const site = await startTestSite();
    const answer = await site.get('/nl/', {}, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  test.each([
    ['/nl/te-koop/?q=%00%01%ff%fe'],
    ['/nl/te-koop/?type[]=1&type[$gt]=&__proto__=x&constructor=y'],
    ['/nl/te-koop/?page=9999999999999999999999&sort=%F0%9F%98%80'],
    ['/nl/te-koop/?&&&===&%zz=%zz'],
    [`/nl/te-koop/?${'type=1&'.repeat(250)}`],
  ])('FIND-6 the query of %j reaches the page and is no failure', async (path) => {
    const site = await startTestSite({
      render: async (request) => html(new URL(request.url).searchParams.toString().length + ''),
    });
    expect((await site.get(path)).status).toBe(200);
  });
});

describe('the cache', () => {
  test('renders an address once, without the visitor’s cookies and headers', async () => {
    const seen: Record<string, string>[] = [];
    const render = vi.fn(async (request: Request) => {
      seen.push({ url: request.url, ...Object.fromEntries(request.headers) });
      return html('<p>page</p>');
    });
    const site = await startTestSite({ render });
    const headers = { Cookie: 'lng=fr; consent=1', 'Accept-Language': 'de', Host: 'evil.example' };
    const first = await site.get('/nl/?utm_source=x', headers);
    const second = await site.get('/nl/');
    expect(second.text).toBe(first.text);
    expect(seen).toEqual([{ url: 'http://site.test/nl/', accept: '*/*' }]);
  });

  test('sends the encoding that the browser takes, the same page in each', async () => {
    const site = await startTestSite({ render: async () => html('<p>huis</p>'.repeat(500)) });
    const plain = await site.get('/nl/');
    const brotli = await site.get('/nl/', { 'Accept-Encoding': 'gzip, br' });
    const gzipped = await site.get('/nl/', { 'Accept-Encoding': 'gzip' });
    expect([plain, brotli, gzipped].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzipped.body).toString()).toBe(plain.text);
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    expect(brotli.headers.etag).toBe(plain.headers.etag);
  });

  test('answers 304 to who has the page already', async () => {
    const site = await startTestSite();
    const { etag = '' } = (await site.get('/nl/')).headers;
    for (const match of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const answer = await site.get('/nl/', { 'If-None-Match': match });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    expect((await site.get('/nl/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const site = await startTestSite();
    const head = await site.get('/nl/', {}, { method: 'HEAD' });
    const get = await site.get('/nl/');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('many requests at once for one page render it once', async () => {
    const answer = defer<Response>();
    const render = vi.fn(() => answer.promise);
    const site = await startTestSite({ render });
    const waiting = Array.from({ length: 50 }, () => site.get('/nl/te-koop/?type=2'));
    await vi.waitFor(() => expect(render).toHaveBeenCalled(), 10_000);
    answer.resolve(html('once'));
    const answers = await Promise.all(waiting);
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('a flood of unknown parameters is one page', async () => {
    const render = vi.fn(async () => html('list'));
    const site = await startTestSite({ render });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => site.get(`/nl/te-koop/?x${index}=${index}`)),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('tags stay on the server', async () => {
    const headers = { 'X-Cache-Tags': 'listing:1, frame:nl', 'X-Cache-Keep': 'plain' };
    const site = await startTestSite({ render: async () => html('list', { headers }) });
    const answer = await site.get('/nl/');
    expect(answer.headers['x-cache-tags']).toBeUndefined();
    expect(answer.headers['x-cache-keep']).toBeUndefined();
  });

  test('PERF-5 a kept page takes the memory of its Brotli, and is sent to everybody as it was', async () => {
    const text = 'A house with a garden. '.repeat(5000);
    const decoders: Record<string, (body: Buffer) => Buffer> = {
      identity: (body) => body,
      br: brotliDecompressSync,
      gzip: gunzipSync,
    };
    const site = await startTestSite({ render: async () => html(text) });
    for (const encoding of ['identity', 'br', 'identity', 'gzip', 'br']) {
      const answer = await site.get('/nl/', { 'Accept-Encoding': encoding });
      expect(decoders[encoding]?.(answer.body).toString()).toContain(text);
    }
    expect(site.cacheSize().pages).toBe(1);
    expect(site.cacheSize().bytes).toBeLessThan(text.length / 5);
  });

  test('PERF-5 the pages of the sitemap are kept before a visitor asks', async () => {
    const paths = ['/nl/', '/nl/contact/'];
    const render = vi.fn(async (request: Request) =>
      request.url.endsWith('.xml')
        ? new Response(paths.map((path) => `<loc>http://site.test${path}</loc>`).join(''))
        : html('page'),
    );
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const site = await startTestSite({ render, env: { PAGE_CACHE_AHEAD: 'true' } });
    await vi.waitFor(() => expect(site.cacheSize().pages).toBe(3), {
      timeout: 10_000,
      interval: 500,
    });
    vi.useRealTimers();
    const made = render.mock.calls.length;
    expect((await site.get('/nl/contact/')).text).toContain('page');
    expect(render).toHaveBeenCalledTimes(made);
  });

  test('a hundred visitors who wait for one page compress it once', async () => {
    const site = await startTestSite({ render: async () => html('x'.repeat(100_000)) });
    const ask = () => site.get('/nl/', { 'Accept-Encoding': 'br' });
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(new Set(answers.map(({ body }) => body.length)).size).toBe(1);
    const { bytes } = site.cacheSize();
    await ask();
    expect(site.cacheSize()).toEqual({ pages: 1, bytes });
    await site.get('/nl/', { 'Accept-Encoding': 'gzip' });
    expect(site.cacheSize().bytes).toBeGreaterThan(bytes);
  });

  test('tags stay on the server for a visitor’s own answers too', async () => {
    const headers = { 'X-Cache-Tags': 'listing:1' };
    for (const render of [
      async () => html('x', { headers }),
      async () => Response.json(1, { headers }),
    ]) {
      const site = await startTestSite({ render });
      const answer = await site.get('/nl/', { Cookie: 'site_preview=x' });
      expect([answer.status, answer.headers['x-cache-tags']]).toEqual([200, undefined]);
    }
  });

  test.each([
    ['a preview', { Cookie: 'a=1; site_preview=x' }],
    ['credentials', { Authorization: 'Bearer x' }],
  ])('a request with %s is rendered for its visitor', async (_, headers) => {
    const render = vi.fn(async (request: Request) => html(`${request.headers.get('cookie')}`));
    const site = await startTestSite({ render });
    await site.get('/nl/');
    const answer = await site.get('/nl/', headers as Record<string, string>);
    expect(answer.text).toContain(String(('Cookie' in headers && headers.Cookie) || null));
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test.each(['site_session=x', '__Host-site_session=x; site_device=y'])(
    'OWN-1 a browser with %s gets public pages as everybody, made for nobody',
    async (Cookie) => {
      const render = vi.fn(async (request: Request) => html(`${request.headers.get('cookie')}`));
      const site = await startTestSite({ render });
      expect((await site.get('/nl/', { Cookie })).text).toContain('null');
      await site.get('/nl/');
      expect(render).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    '/nl/login/',
    '/fr/login/mot-de-passe-oublie/',
    '/nl/login.data',
    '/nl/login/nieuw-wachtwoord.data',
    '/nl/eigenaar/',
    '/nl/%65igenaar/',
    '/fr/proprietaire/KW-1/',
    '/en/owner/account/',
    '/de/eigentuemer.data',
    '/nl/proprietaire/KW-1/export.csv',
  ])('OWN-1 %s is made for its owner, kept nowhere and listed nowhere', async (path) => {
    const render = vi.fn(async (request: Request) => html(`${request.headers.get('cookie')}`));
    const site = await startTestSite({ render });
    for (const who of ['site_session=a', 'site_session=b']) {
      const answer = await site.get(path, { Cookie: who });
      expect(answer.text).toContain(who);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    }
    expect(site.cacheSize().pages).toBe(0);
  });

  test('OWN-1 who asks for a page of their own is told apart by address', async () => {
    const render = vi.fn(async () => html('page'));
    const site = await startTestSite({ render });
    await site.get('/nl/login/');
    await site.get('/nl/');
    expect(render.mock.calls.map(([, visitor]: unknown[]) => visitor)).toEqual([
      { address: '127.0.0.1', redis: null },
      undefined,
    ]);
  });

  test('an answer with a cookie goes to its own visitor', async () => {
    const render = vi.fn(async (request: Request) =>
      html('page', { headers: { 'Set-Cookie': `a=${request.headers.get('x-visitor')}` } }),
    );
    const site = await startTestSite({ render });
    const answers = await Promise.all(['1', '2'].map((x) => site.get('/nl/', { 'X-Visitor': x })));
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([['a=1'], ['a=2']]);
  });

  test.each(['private', 'no-store'])('a page marked %s is not kept', async (control) => {
    const render = vi.fn(async (request: Request) =>
      html(`${request.headers.get('x-visitor')}`, { headers: { 'Cache-Control': control } }),
    );
    const site = await startTestSite({ render });
    for (const visitor of ['1', '2']) {
      const answer = await site.get('/nl/', { 'X-Visitor': visitor });
      expect(answer.text).toContain(`<body>${visitor}</body>`);
      expect(answer.headers['cache-control']).toBe(control);
    }
  });

  test('ROUTE-9 a 404 is rendered each time and passed on whole', async () => {
    const render = vi.fn(async () => html('gone', { status: 404 }));
    const site = await startTestSite({ render });
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await site.get('/nl/gone/', { 'If-None-Match': '*' });
      expect([answer.status, answer.text.includes('gone')]).toEqual([404, true]);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('LANG-4 a redirect from an address without a language hangs on the visitor', async () => {
    const render = async (request: Request) =>
      new Response(null, {
        status: 302,
        headers: { Location: `/${request.headers.get('accept-language')}/`, Vary: 'Cookie' },
      });
    const site = await startTestSite({ render });
    for (const language of ['fr', 'de']) {
      const answer = await site.get('/', { 'Accept-Language': language });
      expect([answer.status, answer.headers.location]).toEqual([302, `/${language}/`]);
      expect(answer.headers.vary).toBe('Cookie');
    }
  });

  test('data requests of the router are kept apart and not indexed', async () => {
    const render = vi.fn(
      async (request: Request) =>
        new Response(request.url, { headers: { 'Content-Type': 'text/x-script' } }),
    );
    const site = await startTestSite({ render });
    const answer = await site.get('/nl/te-koop.data?_routes=root&utm=1');
    await site.get('/nl/te-koop.data?_routes=root');
    expect(answer.text).toBe('http://site.test/nl/te-koop.data?_routes=root');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('ROUTE-11 a preview is neither kept nor indexed', async () => {
    const render = vi.fn(async () => html('draft'));
    const site = await startTestSite({ render });
    await site.get('/nl/preview/home/');
    const answer = await site.get('/nl/preview/home/');
    expect(render).toHaveBeenCalledTimes(2);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain('http://localhost:1337');
  });

  test.each([
    ['/nl/preview', 301],
    ['/preview?token=x', 301],
    ['/nl/preview/%ff/', 400],
    ['/nl/preview/redirect/', 301],
    ['/nl/preview/data.data', 200],
    ['/nl/preview/gone/', 404],
    ['/nl/preview/away/', 503],
    ['/preview/', 401],
    ['/fr/mail/demand?t=a.b', 301],
    ['/fr/mail/demand/?t=a.b', 404],
    ['/fr/mail/stop-demand.data?t=a.b', 200],
  ])('ROUTE-11 FORM-9 %s answers %i, which nobody keeps or lists', async (path, status) => {
    const kept = { 'Cache-Control': 'public, max-age=600' };
    const render = async ({ url }: Request): Promise<Response> => {
      if (url.includes('redirect')) {
        return new Response(null, { status: 301, headers: { ...kept, Location: '/nl/preview/' } });
      }
      if (url.includes('data')) return Response.json({}, { headers: kept });
      return html('<h1>Page</h1>', { status, headers: kept });
    };
    const { headers, ...answer } = await (await startTestSite({ render })).get(path);
    expect(answer.status).toBe(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cdn-cache-control']).toBeUndefined();
  });

  test('ROUTE-11 the CMS may frame a preview, also one that fails, and nothing else', async () => {
    const env = { CMS_URL: 'http://cms.inside:1337', CMS_PUBLIC_URL: 'https://cms.test' };
    const render = async ({ url }: Request) => html('', { status: url.includes('x') ? 503 : 200 });
    const site = await startTestSite({ env, render });
    const policyOf = async (path: string) =>
      String((await site.get(path)).headers['content-security-policy']);
    for (const path of ['/nl/preview/', '/nl/preview/x/', '/preview/']) {
      expect(await policyOf(path)).toContain("frame-ancestors 'self' https://cms.test;");
    }
    for (const path of ['/nl/', '/nl/x/']) {
      expect(await policyOf(path)).toContain("frame-ancestors 'self';");
    }
    expect((await site.get('/nl/preview/')).headers['x-frame-options']).toBeUndefined();
  });
});

describe('the CMS is away', () => {
  const away = async () => html('framework page', { status: 503 });

  test.each([
    ['/nl/', {}, 'Even niet beschikbaar'],
    ['/fr/a-vendre/?type=2', {}, 'Momentanément indisponible'],
    ['/en/', {}, 'Temporarily unavailable'],
    ['/de/', {}, 'Vorübergehend nicht verfügbar'],
    ['/', { 'Accept-Language': 'fr' }, 'Momentanément indisponible'],
    ['/', { Cookie: 'lng=de' }, 'Vorübergehend nicht verfügbar'],
  ])('%s answers 503 with a page of its own language', async (path, headers, title) => {
    const site = await startTestSite({ render: away });
    const answer = await site.get(path, headers as Record<string, string>);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain(`<h1>${title}</h1>`);
  });

  test('pages already made stay, and new ones come when it is back', async () => {
    let cms = 'up';
    const render = vi.fn(async () => (cms === 'down' ? away() : html(`made while ${cms}`)));
    const site = await startTestSite({ render, env: { PAGE_CACHE_SECONDS: '0' } });
    await site.get('/nl/');
    cms = 'down';
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await site.get('/nl/');
      expect([answer.status, answer.text.includes('made while up')]).toEqual([200, true]);
    }
    expect((await site.get('/nl/contact/')).status).toBe(503);
    cms = 'back';
    await vi.waitFor(
      async () => expect((await site.get('/nl/')).text).toContain('while back'),
      5000,
    );
    expect((await site.get('/nl/contact/')).status).toBe(200);
  });

  test('ERR-2 a whole page stays in the place of one of which a part failed', async () => {
    const failing = { 'Cache-Control': 'no-store', 'X-Cache-Keep': 'partial' };
    const render = vi.fn(async (_: Request) => html('whole'));
    const site = await startTestSite({ render, env: { PAGE_CACHE_SECONDS: '0' } });
    await site.get('/nl/');
    render.mockImplementation(async () => html('partial', { headers: failing }));
    expect((await site.get('/nl/')).text).toContain('whole');
    const first = await site.get('/nl/x/');
    expect(first.text).toContain('partial');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['cdn-cache-control']).toBeUndefined();
    const calls = render.mock.calls.length;
    expect((await site.get('/nl/x/')).text).toContain('partial');
    expect(render).toHaveBeenCalledTimes(calls);
  });

  test('a data request keeps the framework’s own answer', async () => {
    const site = await startTestSite({
      render: async () =>
        new Response('data', { status: 503, headers: { 'Content-Type': 'text/x-script' } }),
    });
    const answer = await site.get('/nl/te-koop.data');
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([
      503,
      'data',
      '10',
    ]);
  });

  test.each([
    [503, 503, 'Even niet beschikbaar'],
    [500, 500, 'Er ging iets mis'],
  ])('a browser is shown a page where data failed with %i', async (status, expected, title) => {
    const render = async () => Response.json({ message: 'x' }, { status });
    const site = await startTestSite({ render });
    for (const path of ['/', '/nl/quick-search/']) {
      const page = await site.get(path, { Accept: 'text/html,*/*' });
      expect([page.status, page.text.includes(`<h1>${title}</h1>`)]).toEqual([expected, true]);
      const data = await site.get(path, { Accept: 'application/json' });
      expect([data.status, data.text]).toEqual([expected, '{"message":"x"}']);
    }
  });

  test('a render that throws is a 500 page, logged once, and shows nothing of the error', async () => {
    const site = await startTestSite({ render: () => Promise.reject(new Error('secret detail')) });
    for (const path of ['/nl/', '/']) {
      const answer = await site.get(path);
      expect(answer.status).toBe(500);
      expect(answer.text).toContain('<h1>Er ging iets mis</h1>');
      expect(answer.text).not.toContain('secret detail');
    }
    expect(site.lines.filter(({ level }) => level === 50)).toHaveLength(2);
  });

  test('a 500 page of the framework is passed on', async () => {
    const site = await startTestSite({ render: async () => html('own page', { status: 500 }) });
    const answer = await site.get('/nl/');
    expect([answer.status, answer.text.includes('own page')]).toEqual([500, true]);
  });
});

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

/** Opens a connection, sends this and stays open whatever the site does. */
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
    const site = await startTestSite({ render: () => new Promise(() => {}), drainMs: 50 });
    const waiting = site.get('/nl/').catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 50));
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

function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.resume().on('error', () => undefined);
  return { socket, closed: once(socket, 'close') };
}
