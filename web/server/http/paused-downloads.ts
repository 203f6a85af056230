/** How many downloads may stand still at a time. */
export interface PauseLimits {
  readonly perClient: number;
  readonly total: number;
}

/**
 * Downloads whose clients read nothing at the moment, such as a film that is paused. Each holds a
 * connection to the CMS, so that they are counted.
 */
export class PausedDownloads {
  readonly #limits: PauseLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: PauseLimits) {
    this.#limits = limits;
  }

  /** Counts one more of this client; null when there are too many, else what ends it, to be called once. */
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
