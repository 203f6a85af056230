import type { Logger } from 'pino';

export interface PageFillerSettings {
  /** The addresses to have pages of, the most wanted first. May reject. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** Whether a page is kept that need not be made anew. */
  readonly isKept: (path: string) => boolean;
  /** Makes a page and keeps it. May reject. */
  readonly make: (path: string) => Promise<unknown>;
  /** Whether a visitor's page is being made. */
  readonly isBusy: () => boolean;
  /** Whether one more page may take memory. */
  readonly hasRoom: () => boolean;
  readonly log: Logger;
}

/** After each page it rests for so many times what the page took: at most a quarter of a core. */
const restFactor = 3;
/** While visitors' own pages are made it looks again after this. */
const busyMs = 200;
/** So long after a start or a notice it begins: the next notice is often near. */
const delayMs = 5000;
/** So often it looks for pages that have grown old. */
const roundMs = 10 * 60_000;

/**
 * Makes pages before a visitor asks for them (PERF-5): one at a time, in rounds over all addresses,
 * never beside a visitor's own. A failure ends the round: the next one finds out whether it lasts.
 */
export class PageFiller {
  readonly #settings: PageFillerSettings;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Raised when a round is to begin anew: the one that runs ends. */
  #round = 0;

  constructor(settings: PageFillerSettings) {
    this.#settings = settings;
  }

  /** Begins a round soon: after a start, and when something was published. */
  fill(): void {
    this.#round += 1;
    this.#schedule(delayMs);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#run(), ms);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    const round = (this.#round += 1);
    const isOver = () => this.#isStopped || round !== this.#round;
    const started = performance.now();
    let made = 0;
    try {
      for (const path of await this.#settings.listPaths()) {
        if (isOver()) return;
        if (!this.#settings.hasRoom()) break;
        if (this.#settings.isKept(path)) continue;
        while (this.#settings.isBusy()) await rest(busyMs);
        if (isOver()) return;
        const begun = performance.now();
        await this.#settings.make(path);
        made += 1;
        await rest((performance.now() - begun) * restFactor);
      }
      const seconds = Math.round((performance.now() - started) / 1000);
      if (made > 0) this.#settings.log.info({ made, seconds }, 'pages made ahead');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#settings.log.warn({ made, reason }, 'making pages ahead was given up for now');
    }
    if (!isOver()) this.#schedule(roundMs);
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
