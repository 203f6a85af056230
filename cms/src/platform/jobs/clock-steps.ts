/** Smaller differences are a clock that is adjusted, or clocks of several machines. */
const leastStepMs = 2000;

/** By how much the clocks of processes may differ, in milliseconds, for leases and due times. */
export const clockSkewMs = 60_000;

const monotonic = (): number => performance.now();

let offset = Date.now() - monotonic();
let steppedAt = -Infinity;

/**
 * Milliseconds since the clock of this machine was set forward or back (or the machine was
 * suspended), as far as this process has seen; Infinity when it was not. Until a lease is over by
 * this, nobody can tell from the clock whether its holder is alive.
 */
export function sinceClockStep(): number {
  const now = monotonic();
  const found = Date.now() - now;
  if (Math.abs(found - offset) > leastStepMs) steppedAt = now;
  offset = found;
  return now - steppedAt;
}
