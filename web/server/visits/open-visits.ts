import type { Logger } from 'pino';
import type { Redis } from '../redis';
import { createVisitBatch, type WriteVisits } from './visit-batch';
import { createVisitService, type VisitService } from './visit-service';
import { openOwnMemory, halfHourMs, hideVisitor, type VisitMemory } from './visit-memory';
import { randomBytes } from 'node:crypto';

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

const keyName = 'agency:visit-key';
const prefix = 'agency:visit:';
const keyTtlSeconds = 86_400;
const keepKeyMs = 3_600_000;
const patienceMs = 500;

/**
 * The memory that all processes of a site share. The key that hides visitors is random too, and is
 * nowhere but in the memory of Redis and of the processes; it ends a day after its last use. While
 * Redis is away each process remembers for itself.
 */
function openSharedMemory(redis: Redis): VisitMemory {
  const { client } = redis;
  const own = openOwnMemory();
  let key: { value: Buffer; readAt: number } | null = null;
  // A Redis that was started again has forgotten the key.
  redis.onReady(async () => (key = null));

  return {
    async claim(visitor) {
      const first = await within(async () =>
        client.set(await nameOf(visitor), '1', {
          condition: 'NX',
          expiration: { type: 'PX', value: halfHourMs },
        }),
      );
      return first === undefined ? own.claim(visitor) : first !== null;
    },
    async release(visitor) {
      await within(async () => client.del(await nameOf(visitor)));
      await own.release(visitor);
    },
  };

  async function nameOf(visitor: string): Promise<string> {
    if (key === null || Date.now() - key.readAt > keepKeyMs) key = await readKey();
    return prefix + hideVisitor(visitor, key.value);
  }

  async function readKey() {
    const made = randomBytes(32).toString('base64url');
    const expiration = { type: 'EX', value: keyTtlSeconds } as const;
    await client.set(keyName, made, { condition: 'NX', expiration });
    const stored = await client.getEx(keyName, expiration);
    return { value: Buffer.from(String(stored ?? made), 'base64url'), readAt: Date.now() };
  }
}

/** What Redis says; undefined when it does not, or not in time. */
function within<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    ask()
      .then(resolve, () => resolve(undefined))
      .finally(() => clearTimeout(timer));
  });
}
