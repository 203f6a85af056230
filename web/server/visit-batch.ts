import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Visits to one listing. */
export interface CountedVisits {
  readonly listing: string;
  readonly count: number;
}

export type WriteVisits = (visits: readonly CountedVisits[]) => Promise<unknown>;

/** Visits on their way to the CMS. */
export interface VisitBatch {
  /** Resolves when the visit is in the database; rejects when it is not. */
  add(listing: string): Promise<void>;
  /** Resolves when nothing is waiting any more. */
  close(): Promise<void>;
}

const waitMs = 50;
const mostTogether = 500;
const mostWaiting = 5000;

/**
 * Gathers visits for 50 ms and writes them at once, at most 500 together and one batch after
 * the other: while the CMS is slow, batches grow instead of their number.
 */
export function createVisitBatch(write: WriteVisits, log: Logger): VisitBatch {
  let open: Map<string, number> | null = null;
  let gathered = 0;
  let sent = Promise.resolve();
  let last: Promise<unknown> = sent;
  let waiting = 0;
  let isAway = false;

  async function send(counts: Map<string, number>, earlier: Promise<unknown>): Promise<void> {
    await Promise.all([pause(waitMs), earlier]);
    if (open === counts) open = null;
    try {
      await write([...counts].map(([listing, count]) => ({ listing, count })));
      if (isAway) log.info('visits are counted again');
      isAway = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isAway) log.warn({ reason }, 'visits are not counted');
      isAway = true;
      throw error;
    }
  }

  return {
    async add(listing) {
      if (waiting >= mostWaiting) {
        log.warn({ reason: 'too many are waiting' }, 'visits are not counted');
        throw new Error('too many visits are waiting');
      }
      if (open === null || gathered >= mostTogether) {
        open = new Map();
        gathered = 0;
        sent = send(open, last);
        last = sent.catch(() => undefined);
      }
      open.set(listing, (open.get(listing) ?? 0) + 1);
      gathered += 1;
      waiting += 1;
      return sent.finally(() => (waiting -= 1));
    },
    async close() {
      await last;
    },
  };
}
