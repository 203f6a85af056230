import { vi } from 'vitest';

/** The clocks of this process, which a test may set. */
export interface TestClock {
  /** Sets the clock of the machine so many milliseconds ahead of the right time, as an operator does. */
  setAhead(ms: number): void;
  /** Lets time pass for both clocks, the one that is set and the one that only runs forward. */
  pass(ms: number): void;
  restore(): void;
}

/** Takes over `Date` and `performance.now()`, which go on. */
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
