import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

const quarter = 15 * 60;

/**
 * OWN-1: how many tries there are in how many seconds (docs/operations.md). A try that was right is
 * given back. `account` counts the browsers that nobody logged in before; `device` one that
 * somebody did; `mail` who asks for new passwords; `link` who tries the links of mails.
 */
const bounds = {
  address: { points: 20, duration: quarter },
  account: { points: 10, duration: quarter },
  device: { points: 10, duration: quarter },
  mail: { points: 10, duration: 4 * quarter },
  link: { points: 20, duration: quarter },
} as const;

export type LimitKind = keyof typeof bounds;

/** One count: of an address, an account, a device. */
export type LimitKey = readonly [kind: LimitKind, key: string];

/** A try that may go on, or how long it has to wait, in milliseconds. */
export type Try = { waitMs: number | null; giveBack(): Promise<void> };

export type LoginLimits = {
  /** Counts a try under each key, before anything is done for it; one that is full stops it. */
  take(keys: readonly LimitKey[]): Promise<Try>;
};

/**
 * The counts of one site. With Redis its processes share them; while that is away each counts by
 * itself, and a restart begins anew.
 */
export function createLoginLimits(redis: object | null): LoginLimits {
  const limiters = Object.fromEntries(
    Object.entries(bounds).map(([kind, bound]) => [kind, createLimiter(kind, bound, redis)]),
  ) as Record<LimitKind, RateLimiterAbstract>;
  return {
    async take(keys) {
      const taken: LimitKey[] = [];
      for (const [kind, key] of keys) {
        const waitMs = await consume(limiters[kind], key);
        if (waitMs !== null) return { waitMs, giveBack: () => Promise.resolve() };
        taken.push([kind, key]);
      }
      return {
        waitMs: null,
        async giveBack() {
          await Promise.all(taken.map(([kind, key]) => limiters[kind].reward(key)));
        },
      };
    },
  };
}

type Bound = { points: number; duration: number };

function createLimiter(kind: string, bound: Bound, redis: object | null): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ ...bound, keyPrefix: `login-${kind}` });
  if (redis === null) return memory;
  return new RateLimiterRedis({
    ...{ ...bound, keyPrefix: `agency:login-${kind}`, insuranceLimiter: memory },
    ...{ storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true },
  });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
    throw reason;
  }
}
