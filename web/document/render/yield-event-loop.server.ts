import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for the turn to render a document: one of each turn of the event loop, so that requests for
 * kept pages are answered between two renders (PERF-3).
 */
export function yieldEventLoop(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
