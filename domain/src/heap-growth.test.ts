import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { heapGrowthFlag } from './heap-growth';

test('this version of Node knows how the heap is told to grow', () => {
  expect(() => execFileSync(process.execPath, [heapGrowthFlag(30), '--eval', '0'])).not.toThrow();
  const stdio = 'ignore';
  expect(() =>
    execFileSync(process.execPath, ['--heap-grows', '--eval', '0'], { stdio }),
  ).toThrow();
  expect(() => setFlagsFromString(heapGrowthFlag(30))).not.toThrow();
});
