import type { SearchIndex } from '../search-index/search-index';

/** So many ids are remembered for one version of the data: 4 MB. */
const MOST_IDS = 1_000_000;
/** What a text without a listing costs, in ids. */
const LEAST_COST = 1000;

interface Remembered<Found> {
  texts: Map<string, Found>;
  ids: number;
}

/**
 * Remembers what texts find for as long as the data is of one version: pages, counts and maps of a
 * search ask the same again. The oldest goes first.
 */
export class TextMemory<Found> {
  private readonly byVersion = new WeakMap<SearchIndex, Remembered<Found>>();

  constructor(private readonly countIds: (found: Found) => number) {}

  find(searchIndex: SearchIndex, key: string): Found | undefined {
    return this.byVersion.get(searchIndex)?.texts.get(key);
  }

  add(searchIndex: SearchIndex, key: string, found: Found): void {
    const remembered = this.byVersion.get(searchIndex) ?? { texts: new Map(), ids: 0 };
    this.byVersion.set(searchIndex, remembered);
    if (remembered.texts.has(key)) return;
    remembered.texts.set(key, found);
    remembered.ids += LEAST_COST + this.countIds(found);
    for (const [oldest, its] of remembered.texts) {
      if (remembered.ids <= MOST_IDS || oldest === key) break;
      remembered.texts.delete(oldest);
      remembered.ids -= LEAST_COST + this.countIds(its);
    }
  }
}
