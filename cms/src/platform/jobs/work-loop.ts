export class WorkLoop {
  readonly #work: () => Promise<boolean>;
  readonly #onFailure: (error: Error) => void;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;
  /** The last error message, so that a repeated error is reported once. */
  #lastFailure: string | null = null;

  /**
   * `work` returns whether there may be more; when it throws, the loop pauses until woken.
   * `onFailure` gets an error once until a round succeeds or a different error occurs.
   */
  constructor(work: () => Promise<boolean>, onFailure: (error: Error) => void) {
    this.#work = work;
    this.#onFailure = onFailure;
  }

  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        if (await this.#work()) this.#isWoken = true;
        this.#lastFailure = null;
      }
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.#lastFailure) this.#onFailure(error as Error);
      this.#lastFailure = message;
    }
    // Immediately: a wake-up in between would be lost.
    this.#running = null;
  }
}
