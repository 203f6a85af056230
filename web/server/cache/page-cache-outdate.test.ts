import { describe, expect, test } from 'vitest';
import type { Page } from '../http/page';
import { buildCache, buildPage, settled } from '../testing/build-page-cache';
import { defer } from '../testing/start-test-site';

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

  test('CMS-2 a page that changes in each of its renders is shown as of the newest render', async () => {
    const { cache, render } = buildCache();
    render.mockResolvedValueOnce(buildPage({ tags: ['a'] }));
    await cache.get('/nl/');
    const renders: ReturnType<typeof defer<Page>>[] = [];
    render.mockImplementation(() => {
      renders.push(defer<Page>());
      return renders.at(-1)!.promise;
    });
    cache.outdate(['a']);
    for (let change = 0; change < 3; change += 1) {
      const current = renders.shift();
      const page = buildPage({ tags: ['a'] });
      cache.outdate(['a']);
      current?.resolve(page);
      await settled();
      const answer = await cache.get('/nl/');
      expect(answer?.page).toBe(page);
      expect(answer?.state).toBe('stale');
    }
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
