import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for the next slot to render a document: one per turn of the event loop, so that requests
 * for cached pages are answered between two renders.
 */
export function yieldEventLoop(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
