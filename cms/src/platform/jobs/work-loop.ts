/** Does what there is to do as long as there is something, one round after the other. */
export class WorkLoop {
  readonly #work: () => Promise<boolean>;
  readonly #onFailure: (error: Error) => void;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;
  /** What went wrong last, so that it is reported once. */
  #lastFailure: string | null = null;

  /**
   * `work` says whether there may be more; when it throws, the loop rests until it is woken again.
   * `onFailure` is told of an error once, until a round went well or another one comes.
   */
  constructor(work: () => Promise<boolean>, onFailure: (error: Error) => void) {
    this.#work = work;
    this.#onFailure = onFailure;
  }

  /** Looks for work now, or again when it is at it already. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#running ??= this.#run();
  }

  /** Begins no round any more, and resolves when the one under way is over. */
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
    // Not later: who wakes it in between would be forgotten.
    this.#running = null;
  }
}
