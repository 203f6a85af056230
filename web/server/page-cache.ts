import { LRUCache } from 'lru-cache';
import type { Page } from './page';
import { TagIndex } from './tag-index';

export interface PageCacheSettings {
  readonly maxBytes: number;
  /** A page younger than this is served without another thought. */
  readonly freshSeconds: number;
  /** Makes the page of a key for nobody in particular. May reject. */
  readonly render: (key: string) => Promise<Page>;
  /** Told of a render that rejected, or answered 5xx, while an older page could be served. */
  readonly onFailure?: (key: string, error: unknown) => void;
  readonly now?: () => number;
}

/** How a page was come by. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'stale-if-error';

interface Entry {
  readonly page: Page;
  readonly madeAt: number;
  failedAt: number;
}

/** When a render began: by the count of drops and by the clock. */
interface Begun {
  readonly drops: number;
  readonly at: number;
}

/** For how many times its freshness a page is served stale while the new one is made. */
const staleFactor = 10;
/** How long a page may stand in for one that cannot be made. */
const staleIfErrorMs = 24 * 3600 * 1000;
/** After a failure an old page is served at once for this long, and tried anew behind it. */
const failureRestMs = 10_000;
/** How long after a failure the next try is made; the log has one line for each. */
const retryMs = 1000;
/** How long a key whose answer was private is not rendered for the cache. */
const passMs = 60_000;
/** Addresses with a query are endless; they may take this share of the memory. */
const queryShare = 0.25;

/**
 * Finished pages by key (docs/decisions/0020): one render at a time per key, stale while a new one
 * is made, stale when none can be made, memory bounded by bytes.
 */
export class PageCache {
  readonly #settings: PageCacheSettings;
  readonly #now: () => number;
  readonly #plain: LRUCache<string, Entry>;
  readonly #queries: LRUCache<string, Entry>;
  readonly #passed: LRUCache<string, true>;
  /** Renders that new requests may join; one begun before a drop is no longer among them. */
  readonly #running = new Map<string, Promise<Page>>();
  #active = 0;
  readonly #tags = new TagIndex();
  /** Counts drops, so that a render begun before one does not bring the old page back. */
  #drops = 0;
  readonly #droppedTags = new Map<string, number>();
  #droppedAll = 0;

  constructor(settings: PageCacheSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    this.#plain = this.#createStore(settings.maxBytes * (1 - queryShare));
    this.#queries = this.#createStore(settings.maxBytes * queryShare);
    this.#passed = new LRUCache({
      max: 1000,
      ttl: passMs,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
  }

  /**
   * The page of a key and how it was come by; null when its answer is not for everybody, which the
   * caller then renders for its visitor. Rejects when there is neither a new page nor an old one.
   */
  async get(key: string): Promise<{ page: Page; state: CacheState } | null> {
    if (this.#passed.has(key)) return null;
    const entry = this.#storeOf(key).get(key);
    const fresh = this.#settings.freshSeconds * 1000;
    const age = entry === undefined ? Infinity : this.#now() - entry.madeAt;
    if (entry !== undefined && age < fresh) return { page: entry.page, state: 'hit' };
    if (entry !== undefined && this.#mayServeStale(entry, age)) {
      if (this.#now() - entry.failedAt >= retryMs) this.#renderOnce(key).catch(() => undefined);
      return { page: entry.page, state: 'stale' };
    }
    return this.#await(key, entry);
  }

  /** Drops every page that was made of one of these; returns how many. */
  dropByTags(tags: readonly string[]): number {
    this.#drops += 1;
    if (this.#active > 0) for (const tag of tags) this.#droppedTags.set(tag, this.#drops);
    const keys = this.#tags.find(tags);
    for (const key of keys) this.#delete(key);
    this.#running.clear();
    return keys.size;
  }

  /** Drops all pages. */
  clear(): void {
    this.#drops += 1;
    this.#droppedAll = this.#drops;
    this.#plain.clear();
    this.#queries.clear();
    this.#passed.clear();
    this.#running.clear();
  }

  /** How many pages are kept and what they take in memory. */
  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#plain.size + this.#queries.size,
      bytes: this.#plain.calculatedSize + this.#queries.calculatedSize,
    };
  }

  #mayServeStale(entry: Entry, age: number): boolean {
    const { freshSeconds } = this.#settings;
    const isResting = this.#now() - entry.failedAt < failureRestMs && age < staleIfErrorMs;
    return age < freshSeconds * 1000 * (1 + staleFactor) || isResting;
  }

  async #await(key: string, old: Entry | undefined) {
    try {
      const page = await this.#renderOnce(key);
      if (page.status < 500 && !page.isShared) return null;
      if (page.status < 500 || !this.#isUsable(old)) return { page, state: 'miss' as const };
    } catch (error) {
      if (!this.#isUsable(old)) throw error;
    }
    return { page: (old as Entry).page, state: 'stale-if-error' as const };
  }

  #isUsable(old: Entry | undefined): boolean {
    return old !== undefined && this.#now() - old.madeAt < staleIfErrorMs;
  }

  #renderOnce(key: string): Promise<Page> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const begun = { drops: this.#drops, at: this.#now() };
    this.#active += 1;
    const rendering = this.#settings
      .render(key)
      .then(
        (page) => this.#settle(key, page, begun),
        (error: unknown) => {
          this.#fail(key, error);
          throw error;
        },
      )
      .finally(() => {
        if (this.#running.get(key) === rendering) this.#running.delete(key);
        this.#active -= 1;
        if (this.#active === 0) this.#droppedTags.clear();
      });
    this.#running.set(key, rendering);
    return rendering;
  }

  #settle(key: string, page: Page, begun: Begun): Page {
    if (page.status >= 500) {
      this.#fail(key, new Error(`answered ${page.status}`));
    } else if (!page.isShared) {
      this.#delete(key);
      this.#passed.set(key, true);
    } else if (page.status !== 200) {
      this.#delete(key);
    } else if (!this.#wasDroppedSince(begun.drops, page)) {
      this.#store(key, page, begun.at);
    }
    return page;
  }

  #wasDroppedSince(drops: number, page: Page): boolean {
    if (this.#droppedAll > drops) return true;
    return page.tags.some((tag) => (this.#droppedTags.get(tag) ?? 0) > drops);
  }

  #fail(key: string, error: unknown): void {
    const entry = this.#storeOf(key).peek(key);
    if (entry === undefined) return;
    entry.failedAt = this.#now();
    this.#settings.onFailure?.(key, error);
  }

  #store(key: string, page: Page, madeAt: number): void {
    const store = this.#storeOf(key);
    if ((store.peek(key)?.madeAt ?? -Infinity) > madeAt) return;
    store.set(key, { page, madeAt, failedAt: -Infinity });
    if (store.has(key)) this.#tags.add(key, page);
  }

  #delete(key: string): void {
    this.#storeOf(key).delete(key);
  }

  #storeOf(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#queries : this.#plain;
  }

  #createStore(maxBytes: number): LRUCache<string, Entry> {
    const maxSize = Math.max(1, Math.floor(maxBytes));
    return new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize: Math.max(1, Math.floor(maxSize / 4)),
      sizeCalculation: ({ page }, key) => page.bytes + key.length * 2,
      dispose: ({ page }, key) => this.#tags.remove(key, page),
    });
  }
}
