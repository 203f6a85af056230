import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './steps.mjs';

let said;
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (said += text));
});
afterEach(() => vi.restoreAllMocks());

const lastLine = () => said.trim().split('\n').at(-1);

test('counts are summed, and a retried test is named above the last line', async () => {
  await runSteps([
    ['One', async () => ({ passed: 3, failed: 0, flaky: ['a list and Back'] })],
    ['Two', async () => undefined],
    ['Three', async () => ({ passed: 2, failed: 0 })],
  ]);
  expect(said).toContain('1 passed only when tried again:\n  One: a list and Back\n');
  expect(lastLine()).toBe('5 passed, 0 failed');
});

test('the steps of a group run two at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  await runSteps([['a', 'b', 'c', 'd'].map((name) => [name, work])]);
  expect(most).toBe(2);
});

test('nothing begins after a step of a group failed, and what runs is waited for', async () => {
  const ended = [];
  const slow = () =>
    new Promise((resolve) => setTimeout(resolve, 20)).then(() => ended.push('slow'));
  const fail = async () => {
    throw new Error('wrong types');
  };
  const later = async () => void ended.push('later');
  const steps = [
    [
      ['Slow', slow],
      ['Fails', fail],
      ['Later', later],
    ],
    ['After', later],
  ];
  await expect(runSteps(steps)).rejects.toThrow('wrong types');
  expect(ended).toEqual(['slow']);
  expect(lastLine()).toBe('0 passed, 0 failed');
});
