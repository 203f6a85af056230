import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OverloadError } from './overload-error';
import { RenderLimiter, type RenderLimiterSettings } from './render-limiter';
import { defer } from '../testing/start-test-site';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function buildLimiter(settings: Partial<RenderLimiterSettings> = {}) {
  const limiter = new RenderLimiter({
    concurrency: 1,
    concurrencyPerClient: 1,
    queue: 10,
    queuePerClient: 10,
    longestWaitMs: 1000,
    ordinary: 0,
    ...settings,
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (name: string, signal = new AbortController().signal) => {
    const [client = ''] = name.split(/\d/);
    const answer = limiter.run(client, signal, () => {
      const { promise, resolve } = defer<string>();
      begun.push(name);
      ends.push(() => resolve(name));
      return promise;
    });
    answer.catch((error: unknown) => {
      if (error instanceof OverloadError) refused.push(name);
    });
    return answer;
  };
  const endAll = async () => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { limiter, ask, begun, ends, refused, endAll };
}

test.each([
  ['one after the other', ['a1', 'b1', 'c1'], ['a1', 'b1', 'c1']],
  ['a flood behind who came later', ['a1', 'a2', 'a3', 'a4', 'b1'], ['a1', 'b1', 'a2', 'a3', 'a4']],
  [
    'two floods in turn',
    ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'],
    ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'],
  ],
  [
    'who asks least first',
    ['a1', 'a2', 'b1', 'a3', 'b2', 'c1'],
    ['a1', 'c1', 'b1', 'b2', 'a2', 'a3'],
  ],
])('PERF-3 serves %s', async (_what, asked, expected) => {
  const { ask, begun, endAll } = buildLimiter();
  for (const name of asked) ask(name).catch(() => undefined);
  await endAll();
  expect(begun).toEqual(expected);
});

test('PERF-3 what a client began counts less with time', async () => {
  const { ask, begun, endAll } = buildLimiter();
  for (const name of ['a1', 'a2', 'a3']) ask(name).catch(() => undefined);
  await endAll();
  vi.advanceTimersByTime(60_000);
  for (const name of ['b1', 'b2', 'a4']) ask(name).catch(() => undefined);
  await endAll();
  expect(begun.slice(3)).toEqual(['b1', 'a4', 'b2']);
});

test('PERF-3 an ordinary visitor is served in turn, though others have asked for less', async () => {
  const { ask, begun, endAll } = buildLimiter({ ordinary: 3 });
  for (const name of ['a1', 'a2']) ask(name).catch(() => undefined);
  await endAll();
  for (const name of ['b1', 'c1', 'c2', 'c3', 'c4', 'a3', 'd1']) ask(name).catch(() => undefined);
  await endAll();
  expect(begun.slice(2)).toEqual(['b1', 'a3', 'd1', 'c1', 'c2', 'c3', 'c4']);
});

test('PERF-3 who would wait too long, going by the last ones, is refused at once', async () => {
  const { ask, refused, ends, endAll } = buildLimiter({ longestWaitMs: 1000 });
  for (let count = 0; count < 30; count += 1) {
    ask(`a${count}`).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(400);
    await endAll();
  }
  for (const name of ['b1', 'c1', 'd1', 'e1']) ask(name).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect([ends.length, refused]).toEqual([1, ['e1']]);
});

test('PERF-3 one client never has all places', async () => {
  const { ask, begun, limiter } = buildLimiter({ concurrency: 3, concurrencyPerClient: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) ask(name).catch(() => undefined);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  expect(limiter.size).toEqual({ running: 3, waiting: 1 });
});

test.each([
  ['of one client, the newest', 10, 2, ['a1', 'a2', 'a3', 'a4'], ['a4']],
  ['in all, of the client that asks most', 3, 10, ['a1', 'a2', 'a3', 'a4', 'b1'], ['a4']],
  ['in all, and again', 3, 10, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'], ['a4', 'a3']],
  ['in all, of many clients, the newest', 2, 10, ['a1', 'b1', 'c1', 'd1'], ['d1']],
])('PERF-3 refuses at once what is too much %s', async (_w, queue, queuePerClient, asked, out) => {
  const { ask, refused } = buildLimiter({ queue, queuePerClient });
  for (const name of asked) ask(name).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(out);
});

test('PERF-3 who has waited too long is refused, and is not begun afterwards', async () => {
  const { ask, refused, begun, endAll } = buildLimiter({ longestWaitMs: 500 });
  for (const name of ['a1', 'b1']) ask(name).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(499);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['b1']);
  await endAll();
  expect(begun).toEqual(['a1']);
});

test('PERF-3 who goes away is not begun; what has begun counts until it ends', async () => {
  const { ask, begun, ends, limiter } = buildLimiter();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = ask('a1', running.signal);
  const second = ask('b1', waiting.signal);
  waiting.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  running.abort(new Error('gone too'));
  await expect(first).rejects.toThrow('gone too');
  expect(limiter.size).toEqual({ running: 1, waiting: 0 });
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(limiter.size).toEqual({ running: 0, waiting: 0 });
  await expect(ask('c1', waiting.signal)).rejects.toThrow('gone');
  expect(begun).toEqual(['a1']);
});

test('a work that fails leaves its place to the next', async () => {
  const { limiter, ask, begun } = buildLimiter();
  const { signal } = new AbortController();
  await expect(
    limiter.run('a', signal, () => Promise.reject(new Error('no page'))),
  ).rejects.toThrow('no page');
  ask('b1').catch(() => undefined);
  expect(begun).toEqual(['b1']);
  expect(vi.getTimerCount()).toBe(0);
});
