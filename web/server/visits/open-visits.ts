import type { Logger } from 'pino';
import type { Redis } from '../redis';
import { openSharedMemory } from './shared-visit-memory';
import { createVisitBatch, type WriteVisits } from './visit-batch';
import { createVisitDesk, type VisitDesk } from './visit-desk';
import { openOwnMemory } from './visit-memory';

/** The counting of visits (OWN-6), from the door to the CMS. */
export interface Visits {
  readonly desk: VisitDesk;
  /** Resolves when what was waiting is written. */
  close(): Promise<void>;
}

/** Counts visits by way of `write`; over Redis where the site has several processes. */
export function openVisits(redis: Redis | null, write: WriteVisits, log: Logger): Visits {
  const batch = createVisitBatch(write, log);
  const memory = redis === null ? openOwnMemory() : openSharedMemory(redis);
  return { desk: createVisitDesk(memory, batch), close: () => batch.close() };
}
