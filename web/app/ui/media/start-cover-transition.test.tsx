import { expect, test } from 'vitest';
import { startCoverTransition } from './start-cover-transition';

test.each(['pageswap', 'pagereveal'])(
  'SHELL-3 a transition that is aborted at %s is no error',
  async (type) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    startCoverTransition();
    const abort = () => Promise.reject(new DOMException('Transition was aborted', 'AbortError'));
    const [finished, ready, updateCallbackDone] = [abort(), abort(), abort()];
    const viewTransition = { finished, ready, updateCallbackDone };
    window.dispatchEvent(Object.assign(new Event(type), { viewTransition, activation: null }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  },
);
