import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay';

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [9, 256_000],
  [10, 300_000],
  [1000, 300_000],
])('CMS-2 after %i attempts a notice waits %i ms', (attempts, delay) => {
  expect(retryDelay(attempts)).toBe(delay);
});
