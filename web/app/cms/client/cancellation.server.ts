import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal | null>();

/** Runs `work`; what it asks the CMS is cancelled when `signal` is aborted. */
export function runCancellable<Answer>(signal: AbortSignal, work: () => Answer): Answer {
  return signals.run(signal, work);
}

/** Runs `work` for others too: it is not cancelled with what happens to need it first. */
export function runForAll<Answer>(work: () => Answer): Answer {
  return signals.run(null, work);
}

/** The signal by which what is going on is cancelled; null for what is not. */
export function findCancellation(): AbortSignal | null {
  return signals.getStore() ?? null;
}
