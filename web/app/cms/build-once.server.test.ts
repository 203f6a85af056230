import { expect, test, vi } from 'vitest';
import { createRouteTable } from '../i18n/paths/route-table';
import { buildOnce } from './build-once.server';

test('PERF-2 what is made of a remembered answer is made anew for another answer, other addresses, another choice', () => {
  const build = vi.fn(({ id }: { id: number }, _: object, most: number) => ({ id, most }));
  const once = buildOnce(build);
  const answer = { id: 1 };
  const [before, after] = [{ table: createRouteTable() }, { table: createRouteTable() }];
  const first = once(answer, before, 4);
  expect(once(answer, { ...before }, 4)).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
  expect(once(answer, before, 2)).toEqual({ id: 1, most: 2 });
  expect(once({ id: 2 }, before, 4)).toEqual({ id: 2, most: 4 });
  expect(once(answer, before, 4)).toBe(first);
  expect(build).toHaveBeenCalledTimes(3);
  expect(once(answer, after, 4)).not.toBe(first);
  expect(build).toHaveBeenCalledTimes(4);
});
