import { vi } from 'vitest';

/** The clocks of this process, controlled by a test. */
export interface TestClock {
  /** Sets the system clock ahead by milliseconds, like an operator. */
  setAhead(ms: number): void;
  /** Advances both clocks, the adjustable and the monotonic one. */
  pass(ms: number): void;
  restore(): void;
}

/** Replaces `Date` and `performance.now()`, which keep running. */
export function takeClock(): TestClock {
  const RealDate = Date;
  const realNow = performance.now.bind(performance);
  let ahead = 0;
  let passed = 0;
  const TestDate = class extends RealDate {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([TestDate.now()] as [number])));
    }

    static override now(): number {
      return RealDate.now() + ahead + passed;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return Function.prototype[Symbol.hasInstance].call(RealDate, value);
    }
  };
  vi.stubGlobal('Date', TestDate);
  const monotonic = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passed);
  return {
    setAhead: (ms) => void (ahead = ms),
    pass: (ms) => void (passed += ms),
    restore: () => {
      monotonic.mockRestore();
      vi.stubGlobal('Date', RealDate);
    },
  };
}
