import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected `console.error` fails the test that caused it. */
const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockClear();
});

afterEach(() => {
  expect(consoleError.mock.calls, 'unexpected console.error').toEqual([]);
});
