import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVisitors } from './make-waiting-variants';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Measures the pause, in milliseconds, when the process is busy for this many rounds. */
async function measureRest(busyRounds: number, signal = new AbortController().signal) {
  const started = Date.now();
  let round = 0;
  const measure = (before?: object) => ({
    idle: 0,
    active: 0,
    utilization: before && (round += 1) <= busyRounds ? 0.9 : 0.1,
  });
  const rest = watchVisitors(measure)(signal);
  await vi.runAllTimersAsync();
  await rest;
  return Date.now() - started;
}

it('begins at once when nobody is answered', async () => {
  expect(await measureRest(0)).toBe(0);
});

it('OPS-4: waits until visitors are answered', async () => {
  expect(await measureRest(3)).toBe(1500);
});

it('makes pictures in the end, however busy the site is', async () => {
  const rest = await measureRest(Infinity);
  expect(rest).toBeGreaterThanOrEqual(10_000);
  expect(rest).toBeLessThan(11_000);
});

it('does not wait when it is told to end', async () => {
  expect(await measureRest(Infinity, AbortSignal.abort())).toBe(0);
});
