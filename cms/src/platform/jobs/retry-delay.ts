const firstMs = 1000;

/**
 * Returns the delay in milliseconds after failed attempts: 1 s, doubled each time, up to the
 * maximum.
 */
export function retryDelay(attempts: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20));
}
