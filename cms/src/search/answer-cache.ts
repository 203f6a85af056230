import { LRUCache } from 'lru-cache';

const mostCells = 200_000;

/** What a filter finds, whatever page and language: counts that cost a pass over an index. */
export interface FilterCounts {
  total: number;
  types: ReadonlyMap<string, number>;
  cities: ReadonlyMap<string, number>;
}

type Ask = () => Promise<FilterCounts>;

/**
 * Remembers counts for one version of the data. Memory is bounded: beyond 200,000 numbers the answers
 * unused for longest go. Questions asked at the same time share one answer; a failure is not kept.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, FilterCounts, Ask>({
    maxSize: mostCells,
    sizeCalculation: ({ types, cities }, key) =>
      1 + types.size + cities.size + Math.ceil(key.length / 8),
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  });

  find(key: string, ask: Ask): Promise<FilterCounts> {
    return this.answers.forceFetch(key, { context: ask });
  }

  get size(): number {
    return this.answers.size;
  }
}
