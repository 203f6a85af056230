import { expect, test } from 'vitest';
import { SharedRender } from './shared-render';
import { defer } from '../testing/start-test-site';

function buildRender() {
  const answer = defer<string>();
  let given: AbortSignal | undefined;
  const render = new SharedRender('a', (signal) => {
    given = signal;
    return answer.promise;
  });
  return { render, answer, isAborted: () => given?.aborted };
}

test('PERF-3 a render is cancelled when the last who waits has gone, and not before', async () => {
  const { render, isAborted } = buildRender();
  const [one, other] = [new AbortController(), new AbortController()];
  const waiting = [render.wait(one.signal), render.wait(other.signal)];
  one.abort(new Error('gone'));
  await expect(waiting[0]).rejects.toThrow('gone');
  expect([isAborted(), render.isCancelled]).toEqual([false, false]);
  other.abort(new Error('gone too'));
  await expect(waiting[1]).rejects.toThrow('gone too');
  expect([isAborted(), render.isCancelled]).toEqual([true, true]);
});

test('PERF-3 a render that the cache itself wants goes on without visitors', async () => {
  const { render, answer, isAborted } = buildRender();
  const visitor = new AbortController();
  const own = render.wait(null);
  const waiting = render.wait(visitor.signal);
  visitor.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  answer.resolve('page');
  expect([await own, isAborted()]).toEqual(['page', false]);
});

test('who leaves after the end cancels nothing', async () => {
  const { render, answer, isAborted } = buildRender();
  const visitor = new AbortController();
  const waiting = render.wait(visitor.signal);
  answer.resolve('page');
  await waiting;
  visitor.abort(new Error('gone'));
  expect(isAborted()).toBe(false);
});
