import type { Logger } from 'pino';

export interface PageFillerSettings {
  /** Lists the addresses to render, most important first. May reject. */
  readonly listPaths: () => Promise<readonly string[]>;
  readonly isKept: (path: string) => boolean;
  readonly make: (path: string) => Promise<unknown>;
  readonly isBusy: () => boolean;
  readonly hasRoom: () => boolean;
  readonly log: Logger;
}

/** Keeps the load below a quarter of a core: a pause of three times the last render. */
const restFactor = 3;
const busyMs = 200;
/** Delay after a start or a publish notice; notices often come in groups. */
const delayMs = 5000;
const roundMs = 10 * 60_000;

/**
 * Renders pages before a visitor asks for them: one at a time, in rounds over all addresses, and
 * never while a visitor waits. A failure ends the round; the next round tries again.
 */
export class PageFiller {
  readonly #settings: PageFillerSettings;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #round = 0;

  constructor(settings: PageFillerSettings) {
    this.#settings = settings;
  }

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
      if (made > 0) this.#settings.log.info({ made, seconds }, 'pages rendered in advance');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#settings.log.warn({ made, reason }, 'rendering pages in advance was paused');
    }
    if (!isOver()) this.#schedule(roundMs);
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
