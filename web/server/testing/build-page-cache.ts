import { vi } from 'vitest';
import type { Page } from '../http/page';
import { PageCache, type PageCacheSettings } from '../cache/page-cache';

export function buildPage(overrides: Partial<Page> = {}): Page {
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

export function buildCache(overrides: Partial<PageCacheSettings> = {}) {
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

export const settled = () => new Promise((resolve) => setImmediate(resolve));
