import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslation } from './load-translation.client';

const fetchDictionary = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchDictionary.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = () => new Response(JSON.stringify({ common: { close: 'Sluiten' } }));

test('LANG-6 loads one dictionary, that of the language', async () => {
  fetchDictionary.mockImplementation(async () => answer());
  const loading = loadTranslation('fr');
  await vi.runAllTimersAsync();
  const { t } = await loading;
  expect(t('common.close')).toBe('Sluiten');
  expect(fetchDictionary).toHaveBeenCalledTimes(1);
  expect(String(fetchDictionary.mock.calls[0]?.[0])).toContain('fr.json');
});

test('LANG-5 a missing key is never shown bare', async () => {
  fetchDictionary.mockImplementation(async () => answer());
  const loading = loadTranslation('fr');
  await vi.runAllTimersAsync();
  const { t } = await loading;
  expect(t('common.yes')).toBe('');
});

test('LANG-6 retries after 350 ms, doubling, and succeeds when the network does', async () => {
  fetchDictionary.mockRejectedValueOnce(new TypeError('offline'));
  fetchDictionary.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetchDictionary.mockImplementation(async () => answer());
  const loading = loadTranslation('nl');
  await vi.advanceTimersByTimeAsync(349);
  expect(fetchDictionary).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchDictionary).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(700);
  const { t } = await loading;
  expect(t('common.close')).toBe('Sluiten');
});

test('LANG-6 gives up after five retries', async () => {
  fetchDictionary.mockRejectedValue(new TypeError('offline'));
  const loading = loadTranslation('nl');
  const failing = expect(loading).rejects.toThrow('dictionary nl could not be loaded');
  await vi.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800);
  expect(fetchDictionary).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(5600);
  await failing;
  expect(fetchDictionary).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchDictionary).toHaveBeenCalledTimes(6);
});
