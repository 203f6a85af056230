import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { ignoreCommits } from './seeding';

interface Given {
  trx: string;
  onCommit(callback: () => void): void;
}

it('OPS-4: runs nothing after a commit, and the transaction all the same', async () => {
  const after = vi.fn();
  const db = {
    async transaction(run?: (given: Given) => unknown) {
      const callbacks: (() => void)[] = [];
      const given = {
        trx: 'trx',
        onCommit: (callback: () => void) => void callbacks.push(callback),
      };
      const result = await run?.(given);
      for (const callback of callbacks) callback();
      return run ? result : given;
    },
  };
  ignoreCommits({ db } as Core.Strapi);
  const done = await db.transaction(({ trx, onCommit }) => {
    onCommit(after);
    return `${trx} done`;
  });
  expect(done).toBe('trx done');
  expect(after).not.toHaveBeenCalled();
  expect(await db.transaction()).toMatchObject({ trx: 'trx' });
});
