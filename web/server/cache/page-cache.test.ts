import { describe, expect, test } from 'vitest';
import { OverloadError } from './overload-error';
import type { Page } from '../http/page';
import { buildCache, buildPage, settled } from '../testing/build-page-cache';
import { defer } from '../testing/start-test-site';

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
    first.reject(new OverloadError('too many wait'));
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
