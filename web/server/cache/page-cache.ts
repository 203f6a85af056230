import { LRUCache } from 'lru-cache';
import { OutdatedTags } from './outdated-tags';
import { OverloadError } from './overload-error';
import type { Page } from '../http/page';
import { plainKeyOf } from '../http/page-key';
import { PageStore, type Entry } from './page-store';
import { RefreshQueue } from './refresh-queue';
import { SharedRender } from './shared-render';
import type { Waiter } from './waiter';

export interface PageCacheSettings {
  readonly maxBytes: number;
  /**
   * Age up to which a page is served as it is; an older one is also rendered again in the
   * background.
   */
  readonly freshSeconds: number;
  /**
   * Renders the shared page of a key in the slot of the client that asked first; `null` for a
   * render in the background. The signal is aborted when no client waits any more. May reject.
   */
  readonly render: (key: string, client: string | null, signal: AbortSignal) => Promise<Page>;
  /**
   * Called when a render rejects, answers 5xx or is partial while an older page could be served.
   */
  readonly onFailure?: (key: string, error: unknown) => void;
  readonly now?: () => number;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'stale-if-error';

interface Rendered {
  readonly page: Page;
  readonly isOld: boolean;
}

/** Age up to which an old page is served during its refresh; notices report changes. */
const shownMs = 3600 * 1000;
const staleIfErrorMs = 24 * 3600 * 1000;
/** Time after a failure in which an old page is served while it is retried. */
const failureRestMs = 10_000;
/** Delay between attempts after a failure; each one writes a line to the log. */
const retryMs = 1000;
const wholeInsteadMs = 10 * 60_000;
/** Time in which a key with a private answer is not rendered for the cache. */
const passMs = 60_000;
const mostRefreshed = 200;
/** Low, so that pages that visitors wait for come first. */
const refreshConcurrency = 2;

/**
 * Cache of rendered pages by key (docs/decisions/0020, 0031): one render at a time per key; a stale
 * page is served during a refresh and after a failure; memory is limited by bytes.
 */
export class PageCache {
  readonly #settings: PageCacheSettings;
  readonly #now: () => number;
  readonly #store: PageStore;
  readonly #passed: LRUCache<string, true>;
  readonly #running = new Map<string, SharedRender<Rendered>>();
  readonly #outdated = new OutdatedTags();
  readonly #refreshes = new RefreshQueue((key) => this.#refresh(key), refreshConcurrency);

  constructor(settings: PageCacheSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    this.#store = new PageStore(settings.maxBytes);
    this.#passed = new LRUCache({
      max: 1000,
      ttl: passMs,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
  }

  /**
   * Returns the page of a key and how it was obtained; null if the answer is private and the caller
   * must render it for its visitor. `findWaiter` is called only if there is something to wait for.
   * Rejects when there is neither a new nor an old page.
   */
  async get(
    asked: string,
    findWaiter: () => Waiter | null = () => null,
  ): Promise<{ page: Page; state: CacheState } | null> {
    const key = this.#resolve(asked);
    if (this.#passed.has(key)) return null;
    const entry = this.#store.get(key);
    if (entry === undefined) return this.#await(key, entry, findWaiter());
    const age = this.#now() - entry.madeAt;
    if (entry.outdated === null && age < this.#settings.freshSeconds * 1000) {
      return { page: entry.page, state: 'hit' };
    }
    if (!this.#mayServeStale(entry, age)) return this.#await(key, entry, findWaiter());
    if (this.#now() - entry.failedAt >= retryMs) {
      if (entry.outdated === null) this.#refreshes.add([key]);
      else this.#refreshes.addFirst(key);
    }
    return { page: entry.page, state: 'stale' };
  }

  /**
   * Marks the pages with these tags as outdated and returns their number. The most recently used
   * ones are refreshed immediately and served as they are until then; requests for the others wait.
   */
  outdate(tags: readonly string[]): number {
    this.#outdated.change(tags);
    this.#running.clear();
    const keys = this.#store.findByTags(tags);
    keys.forEach((key, place) => this.#mark(key, place < mostRefreshed ? 'shown' : 'hidden'));
    this.#refreshes.add(keys.slice(0, mostRefreshed));
    return keys.length;
  }

  isCurrent(asked: string, maxAgeMs: number): boolean {
    const entry = this.#store.peek(this.#resolve(asked));
    return entry?.outdated === null && this.#now() - entry.madeAt < maxAgeMs;
  }

  async make(key: string): Promise<Page> {
    return (await this.#renderOnce(key, null)).page;
  }

  weighAgain(page: Page, asked: string): void {
    const key = this.#resolve(asked);
    const entry = this.#store.peek(key);
    if (entry?.page === page) this.#store.set(key, { ...entry });
  }

  get size(): { pages: number; bytes: number } {
    return this.#store.size;
  }

  get refreshing(): number {
    return this.#refreshes.size;
  }

  /** Maps a key to the key without its query if the query does not affect the page. */
  #resolve(key: string): string {
    const plain = plainKeyOf(key);
    return plain !== key && this.#store.peek(plain)?.page.keep === 'plain' ? plain : key;
  }

  #mark(key: string, outdated: Entry['outdated']): void {
    const entry = this.#store.peek(key);
    if (entry !== undefined) entry.outdated = outdated;
  }

  #mayServeStale(entry: Entry, age: number): boolean {
    const { freshSeconds } = this.#settings;
    const isResting = this.#now() - entry.failedAt < failureRestMs && age < staleIfErrorMs;
    if (isResting) return true;
    const mostMs = freshSeconds === 0 ? 0 : Math.max(shownMs, freshSeconds * 1000);
    return entry.outdated !== 'hidden' && age < mostMs;
  }

  /** If a tag changed during the render, waits for the next render, once. */
  async #await(key: string, old: Entry | undefined, waiter: Waiter | null) {
    try {
      let { page, isOld } = await this.#renderOnce(key, waiter);
      if (isOld) ({ page, isOld } = this.#findNewer(key) ?? (await this.#renderOnce(key, waiter)));
      if (page.status < 500 && !page.isShared) return null;
      if (!this.#isBetter(old, page)) return { page, state: 'miss' as const };
    } catch (error) {
      if (!this.#isUsable(old)) throw error;
    }
    return { page: (old as Entry).page, state: 'stale-if-error' as const };
  }

  #findNewer(key: string): Rendered | null {
    const entry = this.#store.peek(key);
    return entry === undefined || entry.outdated ? null : { page: entry.page, isOld: false };
  }

  #isUsable(old: Entry | undefined): boolean {
    return old !== undefined && this.#now() - old.madeAt < staleIfErrorMs;
  }

  #isBetter(old: Entry | undefined, page: Page): old is Entry {
    if (old === undefined || !this.#isUsable(old)) return false;
    if (page.status >= 500) return true;
    const isOldWhole =
      old.page.keep !== 'partial' &&
      this.#now() - (old.partialSince ?? this.#now()) < wholeInsteadMs;
    return page.keep === 'partial' && isOldWhole;
  }

  /** Does nothing if the page was removed or has been rendered for a visitor in the meantime. */
  async #refresh(key: string): Promise<void> {
    const entry = this.#store.peek(key);
    if (entry === undefined) return;
    const isFresh = this.#now() - entry.madeAt < this.#settings.freshSeconds * 1000;
    if (entry.outdated !== null || !isFresh) await this.#renderOnce(key, null);
  }

  /** A client that joined a render which was refused for another client uses its own slot. */
  async #renderOnce(key: string, waiter: Waiter | null): Promise<Rendered> {
    const running = this.#running.get(key);
    if (running === undefined || running.isCancelled) return this.#begin(key, waiter);
    try {
      return await running.wait(waiter?.signal ?? null);
    } catch (error) {
      const isOthers = error instanceof OverloadError && running.client !== waiter?.client;
      if (!isOthers || waiter?.signal.aborted) throw error;
      return this.#renderOnce(key, waiter);
    }
  }

  #begin(key: string, waiter: Waiter | null): Promise<Rendered> {
    const begun = this.#outdated.begin();
    const begunAt = this.#now();
    const client = waiter?.client ?? null;
    const rendering: SharedRender<Rendered> = new SharedRender(client, (signal) =>
      this.#settings
        .render(key, client, signal)
        .then(
          (page) => {
            // A page whose queries were cancelled is incomplete.
            signal.throwIfAborted();
            const isOld = this.#outdated.isOld(begun, page.tags);
            this.#storePage(key, page, isOld, begunAt);
            return { page, isOld };
          },
          (error: unknown) => {
            if (!signal.aborted) this.#fail(key, error);
            throw error;
          },
        )
        .finally(() => {
          if (this.#running.get(key) === rendering) this.#running.delete(key);
          this.#outdated.end();
        }),
    );
    this.#running.set(key, rendering);
    return rendering.wait(waiter?.signal ?? null);
  }

  #storePage(key: string, page: Page, isOld: boolean, madeAt: number): void {
    if (page.status >= 500) {
      this.#fail(key, new Error(`answered ${page.status}`));
    } else if (!page.isShared) {
      this.#drop(key, madeAt);
      this.#passed.set(key, true);
    } else if (page.status !== 200 || page.keep === 'no') {
      this.#drop(key, madeAt);
    } else if (page.keep === 'partial' && this.#isBetter(this.#store.peek(key), page)) {
      this.#fail(key, new Error('a part of the page failed'));
      const entry = this.#store.peek(key) as Entry;
      entry.partialSince ??= this.#now();
    } else {
      this.#keep(page.keep === 'plain' ? plainKeyOf(key) : key, page, { madeAt, isOld });
    }
  }

  #fail(key: string, error: unknown): void {
    const entry = this.#store.peek(key);
    if (entry === undefined) return;
    entry.failedAt = this.#now();
    this.#settings.onFailure?.(key, error);
  }

  #drop(key: string, madeAt: number): void {
    if (!this.#hasNewer(key, madeAt)) this.#store.delete(key);
  }

  /**
   * A page that changed during its render replaces an older one and stays outdated. If it were
   * dropped, a page that changes faster than it is rendered would never be replaced.
   */
  #keep(key: string, page: Page, { madeAt, isOld }: { madeAt: number; isOld: boolean }): void {
    const entry = this.#store.peek(key);
    if (this.#hasNewer(key, madeAt) || (isOld && entry?.outdated === null)) return;
    const isPartial = page.keep === 'partial';
    const current = isPartial ? 'shown' : null;
    this.#store.set(key, {
      page,
      madeAt,
      failedAt: isPartial ? this.#now() : -Infinity,
      partialSince: null,
      outdated: isOld ? (entry?.outdated ?? 'hidden') : current,
    });
  }

  #hasNewer(key: string, madeAt: number): boolean {
    return (this.#store.peek(key)?.madeAt ?? -Infinity) > madeAt;
  }
}
