import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { UnansweredBatch, type VisitBatch } from './visit-batch';
import { halfHourMs, hideVisitor, type VisitMemory } from './visit-memory';

export interface Visit {
  readonly listing: string;
  readonly address: string;
  readonly agent: string;
}

/** Result of a visit: in the database, above the limit, or not written. */
export type VisitOutcome = 'written' | 'tooMany' | 'away';

export type VisitService = (visit: Visit) => Promise<VisitOutcome>;

const perMinute = 60;
const mostUnanswered = 5000;

/**
 * Creates the service that counts visits. One visitor (address and browser) counts once per listing
 * per half hour; a repeated request gets the result of the first one. A visit that could not be
 * written is forgotten, so that a second try counts; if the CMS did not answer, the second try
 * sends the same batch again, which counts once. An address (for IPv6 a network) has 60 visits a
 * minute.
 */
export function createVisitService(memory: VisitMemory, batch: VisitBatch): VisitService {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const underWay = new Map<string, Promise<VisitOutcome>>();
  const unanswered = new LRUCache<string, UnansweredBatch>({
    max: mostUnanswered,
    ttl: halfHourMs,
  });
  const key = randomBytes(32);

  return async ({ listing, address, agent }) => {
    if (!(await mayCome(address))) return 'tooMany';
    const visitor = JSON.stringify([listing, address, agent]);
    const earlier = underWay.get(visitor);
    if (earlier) return earlier;
    const outcome = write(listing, visitor).finally(() => underWay.delete(visitor));
    underWay.set(visitor, outcome);
    return outcome;
  };

  async function write(listing: string, visitor: string): Promise<VisitOutcome> {
    if (!(await memory.claim(visitor))) return 'written';
    const name = hideVisitor(visitor, key);
    try {
      await (unanswered.get(name)?.retry() ?? batch.add(listing));
      unanswered.delete(name);
      return 'written';
    } catch (error) {
      if (error instanceof UnansweredBatch) unanswered.set(name, error);
      await memory.release(visitor);
      return 'away';
    }
  }

  async function mayCome(address: string): Promise<boolean> {
    return limiter.consume(ipKeyGenerator(address)).then(
      () => true,
      () => false,
    );
  }
}
