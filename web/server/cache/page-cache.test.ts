import { describe, expect, test, vi } from 'vitest';
import { OverloadError } from './overload-error';
import type { Page } from '../http/page';
import { PageCache, type PageCacheSettings } from './page-cache';
import { defer } from '../testing/start-test-site';

function buildPage(overrides: Partial<Page> = {}): Page {
  const identity = Buffer.from('page');
  return {
    status: 200,
    headers: {},
    etag: '"1"',
    tags: [],
    isShared: true,
    whole: null,
    keep: 'own',
    bytes: 1000,
    bodies: { identity },
    isCompressible: false,
    ...overrides,
  };
}

function buildCache(overrides: Partial<PageCacheSettings> = {}) {
  const clock = { now: 1_000_000 };
  const render = vi.fn<PageCacheSettings['render']>(async () => buildPage());
  const onFailure = vi.fn();
  const cache = new PageCache({
    maxBytes: 1_000_000,
    freshSeconds: 30,
    render,
    onFailure,
    now: () => clock.now,
    ...overrides,
  });
  const pass = (seconds: number) => (clock.now += seconds * 1000);
  const state = async (key: string) => (await cache.get(key))?.state ?? null;
  return { cache, render, onFailure, pass, state };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('age', () => {
  test('a page is made once and served while fresh', async () => {
    const { render, pass, state } = buildCache();
    expect(await state('/nl/')).toBe('miss');
    pass(29.9);
    expect(await state('/nl/')).toBe('hit');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('a page past its freshness is served while a new one is made', async () => {
    const { cache, render, pass, state } = buildCache();
    await state('/nl/');
    pass(30);
    const next = buildPage();
    render.mockResolvedValueOnce(next);
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(await cache.get('/nl/')).toEqual({ page: next, state: 'hit' });
  });

  test('a page long past its freshness is waited for', async () => {
    const { pass, state } = buildCache();
    await state('/nl/');
    pass(3600);
    expect(await state('/nl/')).toBe('miss');
  });

  test('a freshness of nothing keeps nothing fresh', async () => {
    const { state, render } = buildCache({ freshSeconds: 0 });
    await state('/nl/');
    expect(await state('/nl/')).toBe('miss');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('one render at a time', () => {
  test('a hundred requests for a page that is not there render it once', async () => {
    const { cache, render } = buildCache();
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('/nl/')));
    expect(render).toHaveBeenCalledTimes(1);
    expect(answers.every((answer) => answer?.state === 'miss')).toBe(true);
  });

  test('a hundred requests for a stale page renew it once', async () => {
    const { cache, render, pass } = buildCache();
    await cache.get('/nl/');
    pass(31);
    await Promise.all(Array.from({ length: 100 }, () => cache.get('/nl/')));
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('a failed render fails all who wait and is tried anew by the next', async () => {
    const { cache, render } = buildCache();
    render.mockRejectedValueOnce(new Error('away'));
    const both = await Promise.allSettled([cache.get('/nl/'), cache.get('/nl/')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await cache.get('/nl/'))?.state).toBe('miss');
  });
});

describe('what is kept', () => {
  test.each([[301], [302], [404], [410], [500], [503]])('status %i is not', async (status) => {
    const { cache, render } = buildCache();
    render.mockImplementation(async () => buildPage({ status }));
    expect((await cache.get('/nl/'))?.page.status).toBe(status);
    await cache.get('/nl/');
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size.pages).toBe(0);
  });

  test('an answer for one visitor is given to none, and not asked for again at once', async () => {
    const { state, render, pass } = buildCache();
    render.mockResolvedValue(buildPage({ isShared: false }));
    expect(await Promise.all([state('/nl/'), state('/nl/')])).toEqual([null, null]);
    expect(await state('/nl/')).toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
    pass(61);
    expect(await state('/nl/')).toBeNull();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('a page that is gone or has become private is dropped when it is renewed', async () => {
    const { cache, render, pass, state } = buildCache();
    for (const gone of [buildPage({ status: 404 }), buildPage({ isShared: false })]) {
      render.mockResolvedValueOnce(buildPage());
      await state('/nl/x/');
      pass(31);
      render.mockResolvedValueOnce(gone);
      expect(await state('/nl/x/')).toBe('stale');
      await settled();
      expect(cache.size.pages).toBe(0);
    }
  });

  test('memory is bounded by bytes, and the oldest go first', async () => {
    const { cache, state } = buildCache({ maxBytes: 40_000 });
    for (let index = 0; index < 100; index += 1) await cache.get(`/nl/${index}/`);
    expect(cache.size.bytes).toBeLessThanOrEqual(30_000);
    expect(cache.size.pages).toBeGreaterThan(20);
    expect(await state('/nl/99/')).toBe('hit');
    expect(await state('/nl/0/')).toBe('miss');
  });

  test('a flood of queries does not push out pages without one', async () => {
    const { cache, state } = buildCache({ maxBytes: 40_000 });
    await cache.get('/nl/');
    for (let index = 0; index < 500; index += 1) await cache.get(`/nl/te-koop/?q=${index}`);
    expect(await state('/nl/')).toBe('hit');
    expect(cache.size.bytes).toBeLessThanOrEqual(40_000);
  });

  test('a page too large for its share is served and not kept', async () => {
    const { cache, render, state } = buildCache({ maxBytes: 40_000 });
    render.mockResolvedValue(buildPage({ bytes: 20_000, tags: ['a'] }));
    expect(await state('/nl/')).toBe('miss');
    expect(cache.size.pages).toBe(0);
    expect(cache.outdate(['a'])).toBe(0);
  });
});

describe('when a page cannot be made', () => {
  const failures: [string, () => Promise<Page>][] = [
    ['rejects', () => Promise.reject(new Error('away'))],
    ['answers 503', async () => buildPage({ status: 503 })],
    ['answers 500 marked private', async () => buildPage({ status: 500, isShared: false })],
  ];

  test.each(failures)('an old page is served when the render %s', async (_, fail) => {
    const { render, onFailure, pass, state } = buildCache();
    await state('/nl/');
    pass(3600);
    render.mockImplementation(fail);
    expect(await state('/nl/')).toBe('stale-if-error');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('after a failure the old page is served at once, and tried anew behind it', async () => {
    const { render, pass, state } = buildCache();
    await state('/nl/');
    pass(3600);
    render.mockRejectedValueOnce(new Error('away'));
    await state('/nl/');
    expect(await state('/nl/')).toBe('stale');
    expect(render).toHaveBeenCalledTimes(2);
    pass(1);
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(await state('/nl/')).toBe('hit');
  });

  test('a stale page survives a failed renewal', async () => {
    const { render, pass, state } = buildCache();
    await state('/nl/');
    pass(31);
    render.mockRejectedValueOnce(new Error('away'));
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(await state('/nl/')).toBe('stale');
  });

  test('a page older than a day does not stand in', async () => {
    const { cache, render, pass } = buildCache();
    await cache.get('/nl/');
    pass(24 * 3600 + 1);
    render.mockRejectedValue(new Error('away'));
    await expect(cache.get('/nl/')).rejects.toThrow('away');
  });
});

describe('a page of which a part failed', () => {
  const partial = () => buildPage({ keep: 'partial' });

  test('does not take the place of the whole one before it', async () => {
    const { cache, render, onFailure, pass, state } = buildCache();
    const whole = buildPage();
    render.mockResolvedValueOnce(whole);
    await state('/nl/');
    render.mockImplementation(async () => partial());
    pass(3600);
    expect(await cache.get('/nl/')).toEqual({ page: whole, state: 'stale-if-error' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    pass(2);
    expect(await cache.get('/nl/')).toEqual({ page: whole, state: 'stale' });
    await settled();
    expect(await cache.get('/nl/')).toEqual({ page: whole, state: 'stale' });
  });

  test('gives way to the next whole one', async () => {
    const { cache, render, pass, state } = buildCache();
    await state('/nl/');
    render.mockImplementationOnce(async () => partial());
    pass(31);
    expect(await state('/nl/')).toBe('stale');
    await settled();
    const next = buildPage();
    render.mockResolvedValueOnce(next);
    pass(1);
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(await cache.get('/nl/')).toEqual({ page: next, state: 'hit' });
  });

  test('is kept where there is no other, and made again behind it once a second', async () => {
    const { cache, render, pass, state } = buildCache();
    render.mockImplementation(async () => partial());
    expect(await state('/nl/')).toBe('miss');
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(render).toHaveBeenCalledTimes(1);
    pass(1);
    const whole = buildPage();
    render.mockResolvedValueOnce(whole);
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(await cache.get('/nl/')).toEqual({ page: whole, state: 'hit' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is shown when that part has failed for ten minutes', async () => {
    const { cache, render, pass, state } = buildCache();
    await state('/nl/');
    const newer = partial();
    render.mockImplementation(async () => newer);
    pass(31);
    await state('/nl/');
    await settled();
    pass(601);
    await state('/nl/');
    await settled();
    expect((await cache.get('/nl/'))?.page).toBe(newer);
  });

  test('CMS-2 is made anew when what it shows has changed', async () => {
    const { cache, render, pass, state } = buildCache();
    render.mockResolvedValueOnce(buildPage({ keep: 'partial', tags: ['a'] }));
    await state('/nl/');
    pass(1);
    expect(cache.outdate(['a'])).toBe(1);
    await settled();
    expect(await state('/nl/')).toBe('hit');
  });
});

describe('outdate', () => {
  test('CMS-2 touches what was made of it and nothing else', async () => {
    const { cache, render, state } = buildCache();
    render.mockImplementation(async (key) => buildPage({ tags: [key, 'layout:nl'] }));
    await state('/nl/a/');
    await state('/nl/b/');
    await state('/nl/te-koop/?type=2');
    expect(cache.outdate(['/nl/a/', 'unknown'])).toBe(1);
    await settled();
    expect(render.mock.calls.map(([key]) => key)).toEqual([
      '/nl/a/',
      '/nl/b/',
      '/nl/te-koop/?type=2',
      '/nl/a/',
    ]);
    expect(cache.outdate(['layout:nl'])).toBe(3);
    expect(cache.outdate(['layout:fr'])).toBe(0);
  });

  test('CMS-2 a tag that ends in a star is every tag that begins so', async () => {
    const { cache, render, state } = buildCache();
    render.mockImplementation(async (key) => buildPage({ tags: [`listing:${key}`] }));
    await state('/nl/a/');
    await state('/nl/b/');
    expect(cache.outdate(['listing:*'])).toBe(2);
    expect(cache.outdate(['list:*'])).toBe(0);
    expect(cache.outdate(['*'])).toBe(2);
  });

  test('CMS-2 the old page is shown until the new one is ready, and never after it', async () => {
    const { cache, render } = buildCache();
    const old = buildPage({ tags: ['a'] });
    render.mockResolvedValueOnce(old);
    await cache.get('/nl/');
    const slow = defer<Page>();
    render.mockReturnValueOnce(slow.promise);
    cache.outdate(['a']);
    expect(await cache.get('/nl/')).toEqual({ page: old, state: 'stale' });
    expect(await cache.get('/nl/')).toEqual({ page: old, state: 'stale' });
    const next = buildPage({ tags: ['a'] });
    slow.resolve(next);
    await settled();
    expect(await cache.get('/nl/')).toEqual({ page: next, state: 'hit' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('CMS-2 a page that changes again while it is made is made once more', async () => {
    const { cache, render, state } = buildCache();
    render.mockResolvedValue(buildPage({ tags: ['a'] }));
    await state('/nl/');
    const slow = defer<Page>();
    render.mockReturnValueOnce(slow.promise);
    cache.outdate(['a']);
    cache.outdate(['a']);
    slow.resolve(buildPage({ tags: ['a'] }));
    await settled();
    expect(await state('/nl/')).toBe('hit');
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('CMS-2 two pages are made at a time, the one a visitor asks for next', async () => {
    const { cache, render } = buildCache();
    render.mockImplementation(async () => buildPage({ tags: ['a'] }));
    for (const key of ['/nl/1/', '/nl/2/', '/nl/3/', '/nl/4/', '/nl/5/']) await cache.get(key);
    render.mockClear();
    const slow = defer<Page>();
    render.mockReturnValue(slow.promise);
    cache.outdate(['a']);
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/nl/5/', '/nl/4/']);
    await cache.get('/nl/1/');
    slow.resolve(buildPage({ tags: ['a'] }));
    await settled();
    expect(render.mock.calls.map(([key]) => key)).toEqual([
      ...['/nl/5/', '/nl/4/', '/nl/1/', '/nl/3/', '/nl/2/'],
    ]);
  });

  test('CMS-2 beyond 200 pages the next visitor waits for the new one', async () => {
    const { cache, render, state } = buildCache();
    render.mockImplementation(async () => buildPage({ tags: ['a'] }));
    for (let index = 0; index < 202; index += 1) await cache.get(`/nl/${index}/`);
    render.mockClear();
    cache.outdate(['a']);
    await settled();
    expect(render).toHaveBeenCalledTimes(200);
    expect(await state('/nl/201/')).toBe('hit');
    expect(await state('/nl/0/')).toBe('miss');
    render.mockRejectedValueOnce(new Error('away'));
    expect(await state('/nl/1/')).toBe('stale-if-error');
  });

  test('CMS-2 a page that has gone is gone, and its address answers so', async () => {
    const { cache, render } = buildCache();
    render.mockResolvedValueOnce(buildPage({ tags: ['a'] }));
    await cache.get('/nl/x/');
    render.mockImplementation(async () => buildPage({ status: 404 }));
    cache.outdate(['a']);
    await settled();
    expect(cache.size.pages).toBe(0);
    expect((await cache.get('/nl/x/'))?.page.status).toBe(404);
  });

  test('CMS-2 the old page stands while the new one cannot be made, and is tried anew', async () => {
    const { cache, render, pass, state } = buildCache();
    render.mockResolvedValueOnce(buildPage({ tags: ['a'] }));
    await state('/nl/');
    render.mockRejectedValueOnce(new Error('away'));
    cache.outdate(['a']);
    await settled();
    expect(await state('/nl/')).toBe('stale');
    pass(1);
    expect(await state('/nl/')).toBe('stale');
    await settled();
    expect(await state('/nl/')).toBe('hit');
  });

  test('a visitor who waited while it changed gets the new page', async () => {
    const { cache, render, state } = buildCache();
    const slow = defer<Page>();
    render.mockReturnValueOnce(slow.promise);
    const before = cache.get('/nl/');
    cache.outdate(['listing:1']);
    const after = buildPage({ tags: ['listing:1'] });
    render.mockResolvedValueOnce(after);
    expect((await cache.get('/nl/'))?.page).toBe(after);
    slow.resolve(buildPage({ tags: ['listing:1'] }));
    expect((await before)?.page).toBe(after);
    expect(await state('/nl/')).toBe('hit');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('a render begun before another change is kept', async () => {
    const { cache, render, state } = buildCache();
    const slow = defer<Page>();
    render.mockReturnValueOnce(slow.promise);
    const before = cache.get('/nl/');
    cache.outdate(['listing:2']);
    slow.resolve(buildPage({ tags: ['listing:1'] }));
    await before;
    expect(await state('/nl/')).toBe('hit');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('a page made anew keeps its tags', async () => {
    const { cache, render, pass, state } = buildCache();
    render.mockImplementation(async () => buildPage({ tags: ['a'] }));
    await state('/nl/');
    pass(31);
    await state('/nl/');
    await settled();
    expect(cache.outdate(['a'])).toBe(1);
  });
});

describe('queries that mean nothing', () => {
  test('lead to the page without them, once it says so', async () => {
    const { cache, render } = buildCache();
    render.mockImplementation(async () => buildPage({ keep: 'plain' }));
    expect((await cache.get('/nl/contact/?q=1'))?.state).toBe('miss');
    expect((await cache.get('/nl/contact/'))?.state).toBe('hit');
    expect((await cache.get('/nl/contact/?page=7&q=2'))?.state).toBe('hit');
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.size.pages).toBe(1);
  });

  test('a page that is not worth keeping is shared by those who wait and then forgotten', async () => {
    const { cache, render } = buildCache();
    render.mockImplementation(async () => buildPage({ keep: 'no' }));
    const key = '/nl/te-koop/?q=zzz';
    const both = await Promise.all([cache.get(key), cache.get(key)]);
    expect(both.map((answer) => answer?.state)).toEqual(['miss', 'miss']);
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.size.pages).toBe(0);
  });
});

describe('pages made ahead', () => {
  test('PERF-5 a page that was made ahead is served at once', async () => {
    const { cache, render, state } = buildCache();
    expect(cache.isCurrent('/nl/', 60_000)).toBe(false);
    await cache.make('/nl/');
    expect(cache.isCurrent('/nl/', 60_000)).toBe(true);
    expect(await state('/nl/')).toBe('hit');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('PERF-5 a page that is old, or made of what changed, is to be made anew', async () => {
    const { cache, render, pass } = buildCache();
    render.mockResolvedValueOnce(buildPage({ tags: ['a'] }));
    await cache.make('/nl/');
    pass(60);
    expect(cache.isCurrent('/nl/', 60_000)).toBe(false);
    expect(cache.isCurrent('/nl/', 61_000)).toBe(true);
    render.mockReturnValue(new Promise(() => undefined));
    cache.outdate(['a']);
    expect(cache.isCurrent('/nl/', 61_000)).toBe(false);
  });
});

test('memory counts every encoding of a page, also one that is made later', async () => {
  const { cache, render } = buildCache();
  const page = buildPage({ bytes: 1000, tags: ['a'] });
  render.mockResolvedValueOnce(page);
  await cache.get('/nl/');
  const before = cache.size.bytes;
  page.bytes += 500;
  cache.weighAgain(page, '/nl/');
  expect(cache.size.bytes).toBe(before + 500);
  expect(cache.outdate(['a'])).toBe(1);
});

describe('who waits', () => {
  const join = (client: string) => {
    const controller = new AbortController();
    return { controller, find: () => ({ client, signal: controller.signal }) };
  };

  test('PERF-3 a page whose render was cancelled is not kept, and no failure of the old one', async () => {
    const first = defer<Page>();
    const { cache, render, onFailure } = buildCache();
    render.mockReturnValueOnce(first.promise);
    const one = join('a');
    const asked = cache.get('/nl/', one.find);
    one.controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    first.resolve(buildPage({ status: 503 }));
    await settled();
    expect(cache.size.pages).toBe(0);
    expect((await cache.get('/nl/', join('b').find))?.state).toBe('miss');
    expect(render).toHaveBeenCalledTimes(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('PERF-3 who joined a render that was refused takes a turn of its own', async () => {
    const first = defer<Page>();
    const { cache, render } = buildCache();
    render.mockReturnValueOnce(first.promise);
    const asked = ['a', 'a', 'b', 'c'].map((client) => cache.get('/nl/', join(client).find));
    first.resolve(Promise.reject(new OverloadError('too many wait')) as never);
    const states = await Promise.allSettled(asked);
    expect(states.map(({ status }) => status)).toEqual([
      ...['rejected', 'rejected'],
      ...['fulfilled', 'fulfilled'],
    ]);
    expect(render.mock.calls.map(([, client]) => client)).toEqual(['a', 'b']);
  });

  test('PERF-3 kept pages past their age are made anew two at a time', async () => {
    const { cache, render, pass } = buildCache();
    const keys = ['/nl/', '/fr/', '/en/', '/de/'];
    for (const key of keys) await cache.get(key);
    pass(60);
    render.mockReset().mockReturnValue(new Promise(() => undefined));
    for (const key of keys) expect((await cache.get(key))?.state).toBe('stale');
    expect(render).toHaveBeenCalledTimes(2);
  });
});
