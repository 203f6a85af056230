import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { heapGrowth, limitHeapGrowth } from './heap-growth';

test('this version of Node knows how the heap is told to grow', () => {
  expect(() => execFileSync(process.execPath, [heapGrowth, '--eval', '0'])).not.toThrow();
  const stdio = 'ignore';
  expect(() =>
    execFileSync(process.execPath, ['--heap-grows', '--eval', '0'], { stdio }),
  ).toThrow();
  expect(limitHeapGrowth).not.toThrow();
});
