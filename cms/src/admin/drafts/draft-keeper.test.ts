import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDraft } from '../../leads/drafts/drafts';
import { makeKeeper, type Content } from './draft-keeper';

const name = { staff: 3, form: 'reply', document: 'lead-1' } as const;
const key = 'agency.draft 3 reply lead-1';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

class MapStorage extends Map<string, string> {
  get length(): number {
    return this.size;
  }
  key = (index: number): string | null => [...this.keys()][index] ?? null;
  getItem = (item: string): string | null => this.get(item) ?? null;
  setItem = (item: string, value: string): void => void this.set(item, value);
  removeItem = (item: string): void => void this.delete(item);
}

function open(stored: StoredDraft | null = null, storage = new MapStorage()) {
  const remote = {
    isDown: false,
    log: [] as string[],
    read: () => Promise.resolve(stored),
    write(content: Content) {
      if (remote.isDown) return Promise.reject(new Error('no session'));
      remote.log.push(`write ${String(content.text)}`);
      return Promise.resolve();
    },
    remove() {
      remote.log.push('remove');
      return Promise.resolve();
    },
  };
  return { keeper: makeKeeper(name, storage, remote), remote, storage };
}

test('STAFF-4 what is typed is in the browser at once, and in the CMS after a pause', async () => {
  const { keeper, remote, storage } = open();
  keeper.keep({ text: 'a' });
  keeper.keep({ text: 'ab' });
  expect(storage.get(key)).toContain('"text":"ab"');
  expect(remote.log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(remote.log).toEqual(['write ab']);
  expect(storage.has(key)).toBe(false);
});

test('STAFF-4 a closed dialog sends what waits', async () => {
  const { keeper, remote } = open();
  keeper.keep({ text: 'a' });
  keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(remote.log).toEqual(['write a']);
});

test('STAFF-4 without a session the browser keeps it, and sends it at the next opening', async () => {
  const { keeper, remote, storage } = open();
  remote.isDown = true;
  keeper.keep({ text: 'a' });
  await vi.advanceTimersByTimeAsync(1000);
  const later = open(null, storage);
  expect((await later.keeper.load())?.content).toEqual({ text: 'a' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(later.remote.log).toEqual(['write a']);
  expect(storage.has(key)).toBe(false);
});

test('STAFF-4 text typed while the CMS answers stays in the browser until it is sent too', async () => {
  const { keeper, remote, storage } = open();
  keeper.keep({ text: 'a' });
  keeper.flush();
  keeper.keep({ text: 'ab' });
  await vi.advanceTimersByTimeAsync(0);
  expect(remote.log).toEqual(['write a']);
  expect(storage.get(key)).toContain('"text":"ab"');
});

test('STAFF-4 a discarded draft does not come back from a write under way', async () => {
  const { keeper, remote, storage } = open();
  keeper.keep({ text: 'a' });
  keeper.flush();
  keeper.keep({ text: 'ab' });
  keeper.discard();
  await vi.advanceTimersByTimeAsync(1000);
  expect(remote.log).toEqual(['write a', 'remove']);
  expect(storage.size).toBe(0);
});

test('STAFF-4 a dialog opened again waits until the discarded draft of the closed one is gone', async () => {
  const { keeper, remote, storage } = open();
  keeper.keep({ text: 'a' });
  await vi.advanceTimersByTimeAsync(1000);
  let stored: StoredDraft | null = { content: { text: 'a' }, savedAt: new Date().toISOString() };
  remote.remove = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    stored = null;
  };
  keeper.discard();
  const again = open(null, storage);
  again.remote.read = () => Promise.resolve(stored);
  const loaded = again.keeper.load();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBeNull();
});

test.each([
  ['2026-11-29T10:05:00.000Z', 'there'],
  ['2026-11-29T09:55:00.000Z', 'here'],
])('STAFF-4 of two devices the newer draft is shown: saved there at %s', async (savedAt, text) => {
  const storage = new MapStorage();
  const here = open(null, storage);
  here.remote.isDown = true;
  here.keeper.keep({ text: 'here' });
  const { keeper } = open({ content: { text: 'there' }, savedAt }, storage);
  expect((await keeper.load())?.content).toEqual({ text });
});

test('OPS-8 a browser keeps no draft for more than 14 days, of whomever', async () => {
  const storage = new MapStorage();
  storage.set(key, JSON.stringify({ content: {}, savedAt: '2026-11-15T09:59:00Z' }));
  storage.set('agency.draft 4 reply b', 'not readable');
  storage.set('agency.draft 4 reply c', JSON.stringify({ savedAt: '2026-11-16T00:00:00Z' }));
  storage.set('jwtToken', '"x"');
  expect(await open(null, storage).keeper.load()).toBeNull();
  expect([...storage.keys()]).toEqual(['agency.draft 4 reply c', 'jwtToken']);
});
