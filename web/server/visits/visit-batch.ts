import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface CountedVisits {
  readonly listing: string;
  readonly count: number;
}

/** Writes visits under the id of their batch; visits with the same id count once. */
export type WriteVisits = (batch: string, visits: readonly CountedVisits[]) => Promise<unknown>;

/** Thrown for a batch without an answer, which may or may not be in the database. */
export class UnansweredBatch extends Error {
  /** Sends the batch again under its id, which counts once. */
  readonly retry: () => Promise<void>;

  constructor(retry: () => Promise<void>, cause: unknown) {
    super('visits were not counted', { cause });
    this.retry = retry;
  }
}

export interface VisitBatch {
  /**
   * Resolves when the visit is in the database. Rejects with {@link UnansweredBatch} if that is
   * unknown, with another error if it is not.
   */
  add(listing: string): Promise<void>;
  close(): Promise<void>;
}

const waitMs = 50;
const mostTogether = 500;
const mostWaiting = 5000;

interface Batch {
  readonly id: string;
  readonly counts: Map<string, number>;
  written: Promise<void> | null;
}

/**
 * Collects visits for 50 ms and writes them together, at most 500 at a time and one batch after the
 * other: while the CMS is slow, batches grow instead of their number.
 */
export function createVisitBatch(write: WriteVisits, log: Logger): VisitBatch {
  const writeBatch = createBatchWriter(write, log);
  let open: Batch | null = null;
  let gathered = 0;
  let sent = Promise.resolve();
  let last: Promise<unknown> = sent;
  let waiting = 0;

  async function send(batch: Batch, earlier: Promise<unknown>): Promise<void> {
    await Promise.all([pause(waitMs), earlier]);
    if (open === batch) open = null;
    await writeOnce(batch);
  }

  async function writeOnce(batch: Batch): Promise<void> {
    const written = (batch.written ??= writeBatch(batch));
    try {
      await written;
    } catch (cause) {
      if (batch.written === written) batch.written = null;
      throw new UnansweredBatch(() => retry(batch), cause);
    }
  }

  function retry(batch: Batch): Promise<void> {
    const again = writeOnce(batch);
    last = Promise.allSettled([last, again]);
    return again;
  }

  return {
    async add(listing) {
      if (waiting >= mostWaiting) {
        log.warn({ reason: 'too many are waiting' }, 'visits are not counted');
        throw new Error('too many visits are waiting');
      }
      if (open === null || gathered >= mostTogether) {
        open = { id: randomUUID(), counts: new Map(), written: null };
        gathered = 0;
        sent = send(open, last);
        last = sent.catch(() => undefined);
      }
      const { counts } = open;
      counts.set(listing, (counts.get(listing) ?? 0) + 1);
      gathered += 1;
      waiting += 1;
      return sent.finally(() => (waiting -= 1));
    },
    async close() {
      await last;
    },
  };
}

function createBatchWriter(write: WriteVisits, log: Logger) {
  let isAway = false;
  return async ({ id, counts }: Batch): Promise<void> => {
    try {
      await write(
        id,
        [...counts].map(([listing, count]) => ({ listing, count })),
      );
      if (isAway) log.info('visits are counted again');
      isAway = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isAway) log.warn({ reason }, 'visits are not counted');
      isAway = true;
      throw error;
    }
  };
}
