// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createDeviceList } from './device-list';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('DETAIL-7 keeps ids in their order, and the same array until they change', () => {
  const list = createDeviceList('a', 3);
  expect(list.write(['2', '1'])).toBe('kept');
  const first = list.read();
  expect(first).toEqual(['2', '1']);
  expect(list.read()).toBe(first);
  expect(list.write([])).toBe('kept');
  expect(localStorage.length).toBe(0);
});

test('DETAIL-7 refuses more than it may hold, and keeps what it had', () => {
  const list = createDeviceList('a', 2);
  list.write(['1', '2']);
  expect(list.write(['1', '2', '3'])).toBe('full');
  expect(list.read()).toEqual(['1', '2']);
});

test('DETAIL-7 says so when the browser refuses to keep anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const list = createDeviceList('a', 2);
  expect(list.write(['1'])).toBe('refused');
  expect(list.read()).toEqual([]);
});

test('DETAIL-7 reads only ids out of what somebody else wrote there', () => {
  localStorage.setItem('a', '{"x":1},7,<b>,7,8,9');
  expect(createDeviceList('a', 2).read()).toEqual(['7', '8']);
});

test('DETAIL-7 hears of another tab, and of a cleared storage', () => {
  const list = createDeviceList('a', 2);
  const heard = vi.fn();
  const stop = list.subscribe(heard);
  localStorage.setItem('a', '5');
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(list.read()).toEqual(['5']);
  stop();
  list.write(['6']);
  expect(heard).toHaveBeenCalledTimes(2);
});
