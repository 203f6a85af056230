import { describe, expect, test, vi } from 'vitest';
import { html, startTestSite } from './testing/start-test-site';

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
