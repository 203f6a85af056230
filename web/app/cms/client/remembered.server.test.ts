import { expect, test } from 'vitest';
import { findCancellation, runCancellable } from './cancellation.server';
import { everyChange } from '../changed-tags';
import { forgetRemembered, remembered } from './remembered.server';

function buildRemembered() {
  const cms = { now: 0, asked: 0, isDown: false };
  const get = remembered(
    async () => {
      cms.asked += 1;
      if (cms.isDown) throw new Error('down');
      return cms.asked;
    },
    { freshMs: 1000, staleMs: 5000, madeOf: ['site'], now: () => cms.now },
  );
  return { cms, get };
}

test('asks once while the answer is fresh, also for callers at the same time', async () => {
  const { cms, get } = buildRemembered();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  cms.now = 999;
  expect(await get()).toBe(1);
  expect(cms.asked).toBe(1);
});

test('gives the stale answer at once and fetches a new one behind it', async () => {
  const { cms, get } = buildRemembered();
  await get();
  cms.now = 2000;
  expect(await get()).toBe(1);
  await Promise.resolve();
  expect(await get()).toBe(2);
});

test('waits for a new answer when the old one is too old', async () => {
  const { cms, get } = buildRemembered();
  await get();
  cms.now = 6000;
  expect(await get()).toBe(2);
});

test('gives the old answer however old when the CMS is away', async () => {
  const { cms, get } = buildRemembered();
  await get();
  cms.now = 1_000_000;
  cms.isDown = true;
  expect(await get()).toBe(1);
});

test('throws when the CMS is away and there was never an answer', async () => {
  const { cms, get } = buildRemembered();
  cms.isDown = true;
  await expect(get()).rejects.toThrow('down');
  cms.isDown = false;
  expect(await get()).toBe(2);
});

test('waits for a new answer after a publish notice', async () => {
  const { get } = buildRemembered();
  await get();
  forgetRemembered(everyChange);
  expect(await get()).toBe(2);
});

test('CMS-2 renew asks whatever is remembered, and says so when the CMS is away', async () => {
  const { get } = buildRemembered();
  await get();
  expect(await get.renew((known) => Promise.resolve((known ?? 0) + 7))).toBe(8);
  expect(await get()).toBe(8);
  await expect(get.renew(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get()).toBe(2);
});

test('CMS-2 what was asked before a notice is no answer to who asks after it', async () => {
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const get = remembered(load, { freshMs: 1000, staleMs: 5000, madeOf: ['site'], now: () => 0 });
  const before = get();
  forgetRemembered(everyChange);
  const after = get();
  answers[1]?.('new');
  answers[0]?.('old');
  expect([await before, await after, await get()]).toEqual(['old', 'new', 'new']);
});

test('PERF-3 what is remembered for all is not cancelled with the page that asked first', async () => {
  const cancelling = new AbortController();
  const seen: unknown[] = [];
  const get = remembered(
    async () => {
      seen.push(findCancellation());
      return 'answer';
    },
    { freshMs: 1000, staleMs: 1000, madeOf: [] },
  );
  expect(await runCancellable(cancelling.signal, () => get())).toBe('answer');
  expect(seen).toEqual([null]);
});
