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
export type Attempt = { waitMs: number | null; refund(): Promise<void> };

export type LoginLimits = {
  /** Counts a try under each key, before anything is done for it; one that is full stops it. */
  take(keys: readonly LimitKey[]): Promise<Attempt>;
};

/**
 * The counts of one site. With Redis its processes share them; while that is away each counts by
 * itself, and a restart begins anew.
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

/** The count that processes share, where they do, and that of this process alone. */
type Limiter = {
  shared: RateLimiterAbstract | null;
  own: RateLimiterMemory;
  /** Until when Redis is not asked. */
  rest: { until: number };
};

/** So long a login waits for Redis; connected, it may still say nothing. */
const patienceMs = 500;
/** So long it is not asked again then. */
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

/** Counts in Redis, or in this process when that does not answer in time. */
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

/** Rejects as the counting does; what comes too late is of no interest any more. */
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
