import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay';

const fiveMinutes = 300_000;
const hour = 3_600_000;

test.each([
  [1, fiveMinutes, 1000],
  [2, fiveMinutes, 2000],
  [5, fiveMinutes, 16_000],
  [9, fiveMinutes, 256_000],
  [10, fiveMinutes, 300_000],
  [1000, fiveMinutes, 300_000],
  [12, hour, 2_048_000],
  [13, hour, 3_600_000],
])('CMS-2 FORM-5 after %i attempts, at most %i ms apart, it waits %i ms', (count, most, delay) => {
  expect(retryDelay(count, most)).toBe(delay);
});
