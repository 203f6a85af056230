import { afterAll, vi } from 'vitest';

/** Files share a process: undoes what one sets for itself. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
