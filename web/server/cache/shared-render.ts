/** One render for several waiting clients; its signal is aborted when the last of them leaves. */
export class SharedRender<Value> {
  readonly #controller = new AbortController();
  readonly #result: Promise<Value>;
  #waiting = 0;

  constructor(
    readonly client: string | null,
    start: (signal: AbortSignal) => Promise<Value>,
  ) {
    this.#result = start(this.#controller.signal);
    this.#result.catch(() => undefined);
  }

  get isCancelled(): boolean {
    return this.#controller.signal.aborted;
  }

  wait(signal: AbortSignal | null): Promise<Value> {
    this.#waiting += 1;
    if (signal === null) return this.#result;
    return new Promise<Value>((resolve, reject) => {
      const leave = () => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#controller.abort(signal.reason);
        reject(signal.reason as Error);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      this.#result.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
    });
  }
}
