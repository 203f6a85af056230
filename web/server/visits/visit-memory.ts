import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Listings viewed in the last half hour per pseudonymous visitor (docs/decisions/0076). */
export interface VisitMemory {
  /** Returns true for the first visit within half an hour, and records it. */
  claim(visitor: string): Promise<boolean>;
  release(visitor: string): Promise<void>;
}

export const halfHourMs = 30 * 60_000;

/** Beyond this number the oldest are dropped, and would count again. */
const mostVisitors = 200_000;

/** Creates the memory of one process: nothing of it survives the process or leaves it. */
export function openOwnMemory(): VisitMemory {
  const key = randomBytes(32);
  // Limited by size: a maximum of entries would allocate memory for all of them at the start.
  const seen = new LRUCache<string, true>({
    maxSize: mostVisitors,
    sizeCalculation: () => 1,
    ttl: halfHourMs,
    // Reads the clock each time instead of caching it for a millisecond.
    ttlResolution: 0,
  });
  return {
    claim(visitor) {
      const name = hideVisitor(visitor, key);
      const isFirst = !seen.has(name);
      if (isFirst) seen.set(name, true);
      return Promise.resolve(isFirst);
    },
    release(visitor) {
      seen.delete(hideVisitor(visitor, key));
      return Promise.resolve();
    },
  };
}

export function hideVisitor(visitor: string, key: Buffer): string {
  return createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
}
