import type { Logger } from 'pino';
import type { Redis } from '../redis';
import { openSharedMemory } from './shared-visit-memory';
import { createVisitBatch, type WriteVisits } from './visit-batch';
import { createVisitService, type VisitService } from './visit-service';
import { openOwnMemory } from './visit-memory';

/** The counting of visits (OWN-6), from the handler to the CMS. */
export interface Visits {
  readonly service: VisitService;
  /** Resolves when what was waiting is written. */
  close(): Promise<void>;
}

/** Counts visits by way of `write`; over Redis where the site has several processes. */
export function openVisits(redis: Redis | null, write: WriteVisits, log: Logger): Visits {
  const batch = createVisitBatch(write, log);
  const memory = redis === null ? openOwnMemory() : openSharedMemory(redis);
  return { service: createVisitService(memory, batch), close: () => batch.close() };
}
