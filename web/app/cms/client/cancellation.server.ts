import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal | null>();

/** Runs `work`; its CMS queries are cancelled when `signal` is aborted. */
export function runCancellable<Answer>(signal: AbortSignal, work: () => Answer): Answer {
  return signals.run(signal, work);
}

/** Runs `work` without cancellation, because others share its result. */
export function runForAll<Answer>(work: () => Answer): Answer {
  return signals.run(null, work);
}

/** Returns the signal of the current work; null if it cannot be cancelled. */
export function findCancellation(): AbortSignal | null {
  return signals.getStore() ?? null;
}
