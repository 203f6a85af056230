import { vi } from 'vitest';

/** For tests: a visitor who asked for less motion, or did not. */
export function stubMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
