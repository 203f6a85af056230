import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createRefusalLog } from './refusal-log';

test('PERF-3 a flood is one line in the log for ten seconds', () => {
  vi.useFakeTimers();
  const lines: unknown[] = [];
  const record = createRefusalLog(
    pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) }),
  );
  for (let count = 0; count < 500; count += 1) record();
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(lines).toMatchObject([{ refused: 500 }]);
  record();
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(1)).toMatchObject([{ refused: 1 }]);
  vi.useRealTimers();
});
