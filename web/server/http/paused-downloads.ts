export interface PauseLimits {
  readonly perClient: number;
  readonly total: number;
}

/**
 * Counter of downloads whose clients are not reading, such as a paused film. Each occupies a
 * connection to the CMS, so their number is limited.
 */
export class PausedDownloads {
  readonly #limits: PauseLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: PauseLimits) {
    this.#limits = limits;
  }

  /**
   * Counts one more for this client; returns a function that ends it, to be called once, or null if
   * there are too many.
   */
  begin(client: string): (() => void) | null {
    const count = this.#counts.get(client) ?? 0;
    const { perClient, total } = this.#limits;
    if (count >= perClient || this.#total >= total) return null;
    this.#change(client, 1);
    return () => this.#change(client, -1);
  }

  #change(client: string, by: number): void {
    const count = (this.#counts.get(client) ?? 0) + by;
    if (count > 0) this.#counts.set(client, count);
    else this.#counts.delete(client);
    this.#total += by;
  }
}
