const MAX_CELLS = 200_000;

/** What a filter finds, whatever page and language: counts that cost a pass over an index. */
export interface FilterCounts {
  total: number;
  types: ReadonlyMap<string, number>;
  cities: ReadonlyMap<string, number>;
}

/**
 * Remembers counts for one version of the data. Memory is bounded: beyond 200,000 numbers the answers
 * unused for longest go. Questions asked at the same time share one answer.
 */
export class AnswerCache {
  private cells = 0;
  private readonly answers = new Map<string, Promise<FilterCounts>>();
  private readonly sizes = new Map<string, number>();

  async find(key: string, ask: () => Promise<FilterCounts>): Promise<FilterCounts> {
    const known = this.answers.get(key);
    if (known) {
      this.answers.delete(key);
      this.answers.set(key, known);
      return known;
    }
    const answer = ask();
    this.answers.set(key, answer);
    try {
      const counts = await answer;
      if (this.answers.get(key) === answer) this.measure(key, counts);
      return counts;
    } catch (error) {
      if (this.answers.get(key) === answer) this.answers.delete(key);
      throw error;
    }
  }

  get size(): number {
    return this.answers.size;
  }

  private measure(key: string, counts: FilterCounts): void {
    const size = 1 + counts.types.size + counts.cities.size + Math.ceil(key.length / 8);
    this.sizes.set(key, size);
    this.cells += size;
    for (const oldest of this.answers.keys()) {
      if (this.cells <= MAX_CELLS || oldest === key) break;
      this.answers.delete(oldest);
      this.cells -= this.sizes.get(oldest) ?? 0;
      this.sizes.delete(oldest);
    }
  }
}
