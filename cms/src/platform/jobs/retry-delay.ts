const firstMs = 1000;

/** Milliseconds to wait after so many failed attempts: 1 s, doubled each time, at most the longest. */
export function retryDelay(attempts: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20));
}
