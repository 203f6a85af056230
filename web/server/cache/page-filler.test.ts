import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFiller, type PageFillerSettings } from './page-filler';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function buildFiller(overrides: Partial<PageFillerSettings> = {}) {
  const kept = new Set<string>();
  const made: string[] = [];
  const filler = new PageFiller({
    listPaths: async () => ['/nl/', '/fr/', '/en/'],
    isKept: (path) => kept.has(path),
    make: async (path) => {
      made.push(path);
      kept.add(path);
    },
    isBusy: () => false,
    hasRoom: () => true,
    log: pino({ level: 'silent' }),
    ...overrides,
  });
  return { filler, kept, made };
}

test('PERF-5 every page is made once, in order, some seconds after the start', async () => {
  const { filler, made } = buildFiller();
  filler.fill();
  await vi.advanceTimersByTimeAsync(4999);
  expect(made).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(made).toEqual(['/nl/', '/fr/', '/en/']);
});

test('PERF-5 what a notice made outdated is made again, and no more', async () => {
  const { filler, kept, made } = buildFiller();
  filler.fill();
  await vi.advanceTimersByTimeAsync(6000);
  kept.delete('/fr/');
  filler.fill();
  await vi.advanceTimersByTimeAsync(6000);
  expect(made).toEqual(['/nl/', '/fr/', '/en/', '/fr/']);
});

test('PERF-5 nothing is made while a visitor waits for a page', async () => {
  let isBusy = true;
  const { filler, made } = buildFiller({ isBusy: () => isBusy });
  filler.fill();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toEqual([]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(made).toHaveLength(3);
});

test('PERF-5 after each page it rests three times as long as the page took', async () => {
  const begun: number[] = [];
  const make = async () => {
    begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const { filler } = buildFiller({ make });
  filler.fill();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun.map((at) => Math.round(at - (begun[0] ?? 0)))).toEqual([0, 400, 800]);
});

test('PERF-5 it ends where the memory does', async () => {
  const { filler, made } = buildFiller({ hasRoom: () => made.length < 2 });
  filler.fill();
  await vi.advanceTimersByTimeAsync(6000);
  expect(made).toEqual(['/nl/', '/fr/']);
});

test('PERF-5 a failure ends the round, and the next one tries again', async () => {
  let isAway = true;
  const { filler, made } = buildFiller({
    listPaths: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(['/nl/'])),
  });
  filler.fill();
  await vi.advanceTimersByTimeAsync(6000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(made).toEqual(['/nl/']);
});

test('PERF-5 nothing is made once it is stopped', async () => {
  const { filler, made } = buildFiller();
  filler.fill();
  filler.stop();
  filler.fill();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toEqual([]);
});
