import type { Logger } from 'pino';
import type { Redis } from '../redis';
import { createVisitBatch, type WriteVisits } from './visit-batch';
import { createVisitService, type VisitService } from './visit-service';
import { openOwnMemory, halfHourMs, hideVisitor, type VisitMemory } from './visit-memory';
import { randomBytes } from 'node:crypto';

export interface Visits {
  readonly service: VisitService;
  close(): Promise<void>;
}

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
 * Creates the memory that all processes of a site share. The random key that hides visitors exists
 * only in the memory of Redis and of the processes, and expires a day after its last use. While
 * Redis is unavailable each process uses its own memory.
 */
function openSharedMemory(redis: Redis): VisitMemory {
  const { client } = redis;
  const own = openOwnMemory();
  let key: { value: Buffer; readAt: number } | null = null;
  // A restarted Redis no longer has the key.
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

function within<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    ask()
      .then(resolve, () => resolve(undefined))
      .finally(() => clearTimeout(timer));
  });
}
