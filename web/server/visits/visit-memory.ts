import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Who looked at what in the last half hour, without knowing who (docs/decisions/0076). */
export interface VisitMemory {
  /** Whether this visitor comes for the first time in half an hour; from now on not any more. */
  claim(visitor: string): Promise<boolean>;
  /** As if the visitor had not come: the visit could not be written. */
  release(visitor: string): Promise<void>;
}

/** OWN-6. */
export const halfHourMs = 30 * 60_000;

/** Beyond this many the oldest are forgotten, and would count again. */
const mostVisitors = 200_000;

/** The memory of one process: nothing of it survives the process or leaves it. */
export function openOwnMemory(): VisitMemory {
  const key = randomBytes(32);
  // By size: a maximum of entries would take the memory for all of them at the start.
  const seen = new LRUCache<string, true>({
    maxSize: mostVisitors,
    sizeCalculation: () => 1,
    ttl: halfHourMs,
    // The clock is asked each time, not remembered for a millisecond.
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

/** What is kept instead of a visitor: of no use to who has not the key. */
export function hideVisitor(visitor: string, key: Buffer): string {
  return createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
}
