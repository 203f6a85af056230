import { LRUCache } from 'lru-cache';
import type { Page } from '../http/page';
import { TagIndex } from './tag-index';

/** A kept page. */
export interface Entry {
  readonly page: Page;
  readonly madeAt: number;
  failedAt: number;
  /** Since when a part of it fails whenever it is made again; null while it is whole. */
  partialSince: number | null;
  /**
   * What it was made of has changed: `shown` until the new page is ready, or `hidden`, so that the
   * next visitor waits for the new page and sees the old one only when there can be none.
   */
  outdated: 'shown' | 'hidden' | null;
}

/** Addresses with a query are endless; they may take this share of the memory. */
const queryShare = 0.25;

/** The pages that are kept, by key and by what they were made of. Memory is bounded by bytes. */
export class PageStore {
  readonly #plain: LRUCache<string, Entry>;
  readonly #queries: LRUCache<string, Entry>;
  readonly #tags = new TagIndex();

  constructor(maxBytes: number) {
    this.#plain = this.#create(maxBytes * (1 - queryShare));
    this.#queries = this.#create(maxBytes * queryShare);
  }

  /** Counts as a use. */
  get(key: string): Entry | undefined {
    return this.#of(key).get(key);
  }

  peek(key: string): Entry | undefined {
    return this.#of(key).peek(key);
  }

  /** Also when a page has grown: what it takes in memory is weighed again. */
  set(key: string, entry: Entry): void {
    const store = this.#of(key);
    store.set(key, entry);
    if (store.has(key)) this.#tags.add(key, entry.page);
  }

  delete(key: string): void {
    this.#of(key).delete(key);
  }

  /** The keys of pages made of one of these, those used last first, without a query before others. */
  findByTags(tags: readonly string[]): string[] {
    const found = this.#tags.find(tags);
    return [...this.#plain.keys(), ...this.#queries.keys()].filter((key) => found.has(key));
  }

  /** How many pages are kept and what they take in memory. */
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
