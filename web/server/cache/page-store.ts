import { LRUCache } from 'lru-cache';
import type { Page } from '../http/page';
import { TagIndex } from './tag-index';

export interface Entry {
  readonly page: Page;
  readonly madeAt: number;
  failedAt: number;
  /** Time since which every render of the page was partial; null while it is complete. */
  partialSince: number | null;
  /**
   * Set when something on the page changed: `shown` until the new page is ready, or `hidden`, so
   * that the next visitor waits and sees the old page only if the new one fails.
   */
  outdated: 'shown' | 'hidden' | null;
}

const queryShare = 0.25;

export class PageStore {
  readonly #plain: LRUCache<string, Entry>;
  readonly #queries: LRUCache<string, Entry>;
  readonly #tags = new TagIndex();

  constructor(maxBytes: number) {
    this.#plain = this.#create(maxBytes * (1 - queryShare));
    this.#queries = this.#create(maxBytes * queryShare);
  }

  get(key: string): Entry | undefined {
    return this.#of(key).get(key);
  }

  peek(key: string): Entry | undefined {
    return this.#of(key).peek(key);
  }

  set(key: string, entry: Entry): void {
    const store = this.#of(key);
    store.set(key, entry);
    if (store.has(key)) this.#tags.add(key, entry.page);
  }

  delete(key: string): void {
    this.#of(key).delete(key);
  }

  /**
   * Returns the keys of pages with one of these tags: those without a query first, most recently
   * used first.
   */
  findByTags(tags: readonly string[]): string[] {
    const found = this.#tags.find(tags);
    return [...this.#plain.keys(), ...this.#queries.keys()].filter((key) => found.has(key));
  }

  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#plain.size + this.#queries.size,
      bytes: this.#plain.calculatedSize + this.#queries.calculatedSize,
    };
  }

  #of(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#queries : this.#plain;
  }

  #create(maxBytes: number): LRUCache<string, Entry> {
    const maxSize = Math.max(1, Math.floor(maxBytes));
    return new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize: Math.max(1, Math.floor(maxSize / 4)),
      sizeCalculation: ({ page }, key) => page.bytes + key.length * 2,
      dispose: ({ page }, key) => this.#tags.remove(key, page),
    });
  }
}
