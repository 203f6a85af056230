import { createHook } from 'node:async_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { defer, html, startTestSite } from './testing/start-test-site';

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
    const headers = { 'X-Cache-Tags': 'listing:1, layout:nl', 'X-Cache-Keep': 'plain' };
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

  test('PERF-4 a kept page in Brotli is sent without rendering, compressing, files or the CMS', async () => {
    const render = vi.fn(async () => html('A house with a garden. '.repeat(500)));
    const site = await startTestSite({ render });
    const ask = () => site.get('/nl/te-koop/', { 'Accept-Encoding': 'gzip, deflate, br' });
    const first = await ask();
    const work: string[] = [];
    const hook = createHook({
      init: (_id, type) => void (/^(ZLIB|FSREQ|HASHREQUEST)/.test(type) && work.push(type)),
    });
    const fetched = vi.spyOn(globalThis, 'fetch');
    hook.enable();
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    await site.get('/nl/te-koop/', { 'Accept-Encoding': 'gzip' });
    hook.disable();
    expect(first.headers['content-encoding']).toBe('br');
    expect(answers.filter(({ body }) => !body.equals(first.body))).toEqual([]);
    expect([render.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
    // Compressing gzip from the Brotli encoding shows that the spy sees such work.
    expect(work).toEqual(['ZLIB', 'ZLIB']);
    fetched.mockRestore();
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

  test('OWN-1 ROUTE-9 an owner’s page whose address is escaped is sent to it, and nothing is kept', async () => {
    const render = vi.fn(async (request: Request) => html(`${request.headers.get('cookie')}`));
    const site = await startTestSite({ render });
    const answer = await site.get('/nl/%65igenaar/', { Cookie: 'site_session=a' });
    expect([answer.status, answer.headers.location]).toEqual([301, '/nl/eigenaar/']);
    expect(answer.text).not.toContain('site_session');
    expect(render).not.toHaveBeenCalled();
    expect(site.cacheSize().pages).toBe(0);
  });

  test('OWN-1 who asks for a page of their own is counted by address', async () => {
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
