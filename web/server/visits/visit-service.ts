import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { UnansweredBatch, type VisitBatch } from './visit-batch';
import { halfHourMs, hideVisitor, type VisitMemory } from './visit-memory';

/** A look at a listing's page, as the handler hears of it. */
export interface Visit {
  readonly listing: string;
  readonly address: string;
  readonly agent: string;
}

/** What became of a visit: it is in the database, it is one too many, or it could not be written. */
export type VisitOutcome = 'written' | 'tooMany' | 'away';

export type VisitService = (visit: Visit) => Promise<VisitOutcome>;

const perMinute = 60;
const mostUnanswered = 5000;

/**
 * Takes visits (OWN-6). One visitor, known by address and browser, counts once per listing per half
 * hour; who comes again is told what became of the first time. A visit that could not be written is
 * forgotten, so that a second try counts; where the CMS did not answer, the second try sends the first
 * one's batch again, which counts once. One address (of IPv6, one network) has 60 a minute.
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
