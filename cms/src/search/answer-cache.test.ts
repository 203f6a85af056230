import { describe, expect, test, vi } from 'vitest';
import { AnswerCache, type FilterCounts } from './answer-cache';

function buildCounts(total = 1, cities = 0): FilterCounts {
  const numbers = Array.from({ length: cities }, (_, i): [string, number] => [String(i), 1]);
  return { total, types: new Map(), cities: new Map(numbers) };
}

describe('AnswerCache', () => {
  test('FIND-12 asks once', async () => {
    const cache = new AnswerCache();
    const ask = vi.fn(() => Promise.resolve(buildCounts()));
    await cache.find('a', ask);
    await cache.find('a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('FIND-12 questions asked at the same time share one answer', async () => {
    const cache = new AnswerCache();
    const ask = vi.fn(() => Promise.resolve(buildCounts(7)));
    const answers = await Promise.all([cache.find('a', ask), cache.find('a', ask)]);
    expect(answers.map((answer) => answer.total)).toEqual([7, 7]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('FIND-12 a failure is not remembered', async () => {
    const cache = new AnswerCache();
    await expect(cache.find('a', () => Promise.reject(new Error('down')))).rejects.toThrow();
    expect((await cache.find('a', () => Promise.resolve(buildCounts(3)))).total).toBe(3);
  });

  test('FIND-12 memory is bounded: what was not used for longest goes', async () => {
    const cache = new AnswerCache();
    const large = () => Promise.resolve(buildCounts(1, 90_000));
    await cache.find('a', large);
    await cache.find('b', large);
    await cache.find('a', large);
    await cache.find('c', large);
    expect(cache.size).toBe(2);
    const ask = vi.fn(large);
    await cache.find('a', ask);
    expect(ask).not.toHaveBeenCalled();
  });

  test('FIND-12 a flood of different questions does not pile up', async () => {
    const cache = new AnswerCache();
    const ask = () => Promise.resolve(buildCounts(0, 99));
    for (let i = 0; i < 5000; i += 1) await cache.find(String(i), ask);
    expect(cache.size).toBeLessThanOrEqual(2000);
  });
});
