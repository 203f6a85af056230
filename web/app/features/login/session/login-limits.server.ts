import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

const quarter = 15 * 60;

/**
 * Number of attempts per number of seconds (docs/operations.md). A correct attempt is refunded.
 * `account` limits browsers without earlier logins; `device` known browsers; `mail` requests for
 * new passwords; `link` attempts with mail links.
 */
const bounds = {
  address: { points: 20, duration: quarter },
  account: { points: 10, duration: quarter },
  device: { points: 10, duration: quarter },
  mail: { points: 10, duration: 4 * quarter },
  link: { points: 20, duration: quarter },
} as const;

export type LimitKind = keyof typeof bounds;

/** Key of one limit: an address, an account, a device. */
export type LimitKey = readonly [kind: LimitKind, key: string];

/** An allowed attempt, or the time to wait in milliseconds. */
export type Attempt = { waitMs: number | null; refund(): Promise<void> };

export type LoginLimits = {
  /** Counts an attempt under each key before it is processed; a full one stops it. */
  take(keys: readonly LimitKey[]): Promise<Attempt>;
};

/**
 * Creates the rate limits of a site. Processes share them in Redis; while it is unavailable each
 * process counts in memory, and a restart resets the counts.
 */
export function createLoginLimits(redis: object | null): LoginLimits {
  const rest = { until: 0 };
  const limiters = Object.fromEntries(
    Object.entries(bounds).map(([kind, bound]) => [kind, createLimiter(kind, bound, redis, rest)]),
  ) as Record<LimitKind, Limiter>;
  return {
    async take(keys) {
      const taken: LimitKey[] = [];
      for (const [kind, key] of keys) {
        const waitMs = await consume(limiters[kind], key);
        if (waitMs !== null) return { waitMs, refund: () => Promise.resolve() };
        taken.push([kind, key]);
      }
      return {
        waitMs: null,
        async refund() {
          await Promise.all(taken.map(([kind, key]) => reward(limiters[kind], key)));
        },
      };
    },
  };
}

type Bound = { points: number; duration: number };

/** The shared count, if there is Redis, and that of this process. */
type Limiter = {
  shared: RateLimiterAbstract | null;
  own: RateLimiterMemory;
  /** Time until which Redis is not used. */
  rest: { until: number };
};

/** Maximum wait for Redis: a connected server may still not respond. */
const patienceMs = 500;
const restMs = 5000;

function createLimiter(
  kind: string,
  bound: Bound,
  redis: object | null,
  rest: { until: number },
): Limiter {
  const own = new RateLimiterMemory({ ...bound, keyPrefix: `login-${kind}` });
  if (redis === null) return { shared: null, own, rest };
  const shared = new RateLimiterRedis({
    ...bound,
    keyPrefix: `agency:login-${kind}`,
    insuranceLimiter: own,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  return { shared, own, rest };
}

/** Counts in Redis, or in this process if it does not respond in time. */
async function count(
  { shared, own, rest }: Limiter,
  action: (limiter: RateLimiterAbstract) => Promise<unknown>,
): Promise<void> {
  if (shared === null || Date.now() < rest.until) return void (await action(own));
  if (!(await isInTime(action(shared)))) {
    rest.until = Date.now() + restMs;
    await action(own);
  }
}

/** Rejects if counting rejects; ignores late results. */
function isInTime(counting: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    counting.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}

const reward = (limiter: Limiter, key: string) => count(limiter, (each) => each.reward(key));

async function consume(limiter: Limiter, key: string): Promise<number | null> {
  try {
    await count(limiter, (each) => each.consume(key));
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
    throw reason;
  }
}
