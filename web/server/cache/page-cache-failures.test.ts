import { describe, expect, test } from 'vitest';
import type { Page } from '../http/page';
import { buildCache, buildPage, settled } from '../testing/build-page-cache';

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
