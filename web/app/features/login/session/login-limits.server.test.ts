import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoginLimits, type LimitKey } from './login-limits.server';

const account: LimitKey = ['account', 'an'];
const quarterMs = 15 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('OWN-1 tries to log in are counted', () => {
  test('ten for an account in a quarter of an hour, and then it says how long to wait', async () => {
    const limits = createLoginLimits(null);
    expect(await takeMany(limits, 10, account)).toEqual(Array(10).fill(null));
    const { waitMs } = await limits.take([account]);
    expect(waitMs).toBeGreaterThan(quarterMs - 1000);
    vi.advanceTimersByTime(quarterMs);
    expect((await limits.take([account])).waitMs).toBeNull();
  });

  test('waiting is not made longer by who goes on trying', async () => {
    const limits = createLoginLimits(null);
    await takeMany(limits, 1000, account);
    vi.advanceTimersByTime(quarterMs);
    expect((await limits.take([account])).waitMs).toBeNull();
  });

  test('a hundred at once are no more than ten', async () => {
    const limits = createLoginLimits(null);
    const tries = await Promise.all(Array.from({ length: 100 }, () => limits.take([account])));
    expect(tries.filter(({ waitMs }) => waitMs === null)).toHaveLength(10);
  });

  test('twenty from an address, whatever the account', async () => {
    const limits = createLoginLimits(null);
    const waits = [];
    for (let count = 0; count < 21; count += 1) {
      const { waitMs } = await limits.take([
        ['address', 'a'],
        ['account', `${count}`],
      ]);
      waits.push(waitMs);
    }
    expect(waits.filter((waitMs) => waitMs === null)).toHaveLength(20);
    expect((await limits.take([['address', 'b'], account])).waitMs).toBeNull();
  });

  test('a device has its own count', async () => {
    const limits = createLoginLimits(null);
    await takeMany(limits, 11, account);
    expect((await limits.take([['device', 'd']])).waitMs).toBeNull();
  });

  test('what was right is given back', async () => {
    const limits = createLoginLimits(null);
    for (let count = 0; count < 50; count += 1) {
      const attempt = await limits.take([account]);
      expect(attempt.waitMs).toBeNull();
      await attempt.refund();
    }
  });
});

test('OWN-1 the processes of a site count together in Redis, and each by itself while it is away', async () => {
  const redis = buildRedis();
  const processes = [createLoginLimits(redis), createLoginLimits(redis)] as const;
  await takeMany(processes[0], 6, account);
  expect(await takeMany(processes[1], 4, account)).toEqual([null, null, null, null]);
  expect((await processes[0].take([account])).waitMs).toBeGreaterThan(0);
  expect([...redis.counts.keys()]).toEqual(['agency:login-account:an']);
  redis.isReady = false;
  expect((await processes[0].take([account])).waitMs).toBeNull();
});

async function takeMany(limits: ReturnType<typeof createLoginLimits>, many: number, key: LimitKey) {
  const waits = [];
  for (let count = 0; count < many; count += 1) waits.push((await limits.take([key])).waitMs);
  return waits;
}

/** As much of a Redis client as it takes to count. */
function buildRedis() {
  const counts = new Map<string, number>();
  return {
    counts,
    isReady: true,
    eval(_script: string, { keys, arguments: given }: { keys: string[]; arguments: string[] }) {
      const [key = ''] = keys;
      counts.set(key, (counts.get(key) ?? 0) + Number(given[0]));
      return Promise.resolve([counts.get(key), Number(given[1]) * 1000]);
    },
  };
}

test('OWN-1 a Redis that is connected and silent holds no login up for long, and tries still count', async () => {
  const limits = createLoginLimits(buildSilentRedis());
  const first = limits.take([account, ['device', 'd']]);
  await vi.advanceTimersByTimeAsync(600);
  expect((await first).waitMs).toBeNull();
  await expect((await first).refund()).resolves.toBeUndefined();
  expect(await takeMany(limits, 10, account)).toEqual(Array(10).fill(null));
  expect((await limits.take([account])).waitMs).toBeGreaterThan(0);
});

/** A connected client whose commands never get a response. */
function buildSilentRedis(): object {
  const silence = () => new Promise(() => undefined);
  const chain: object = new Proxy(
    {},
    { get: (_, name) => (name === 'exec' ? silence : () => chain) },
  );
  return new Proxy(
    { isReady: true, multi: () => chain },
    { get: (client, name) => Reflect.get(client, name) ?? silence },
  );
}
