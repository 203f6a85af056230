/**
 * Queue of pages to render again, with limited concurrency: requested pages first, then the others
 * in the order they were added. A key is queued once.
 */
export class RefreshQueue {
  readonly #asked = new Set<string>();
  readonly #waiting = new Set<string>();
  #running = 0;

  constructor(
    private readonly refresh: (key: string) => Promise<unknown>,
    private readonly concurrency: number,
  ) {}

  add(keys: readonly string[]): void {
    for (const key of keys) if (!this.#asked.has(key)) this.#waiting.add(key);
    this.#fill();
  }

  addFirst(key: string): void {
    this.#waiting.delete(key);
    this.#asked.add(key);
    this.#fill();
  }

  get size(): number {
    return this.#asked.size + this.#waiting.size;
  }

  #fill(): void {
    while (this.#running < this.concurrency) {
      const source = this.#asked.size > 0 ? this.#asked : this.#waiting;
      const [key] = source;
      if (key === undefined) return;
      source.delete(key);
      this.#running += 1;
      void this.refresh(key)
        .catch(() => undefined)
        .then(() => {
          this.#running -= 1;
          this.#fill();
        });
    }
  }
}
