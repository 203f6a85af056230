const firstMs = 1000;
const longestMs = 5 * 60_000;

/** Milliseconds to wait after so many failed attempts: 1 s, doubled each time, at most 5 minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20));
}
