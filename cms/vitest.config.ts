import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Integration tests that share the CMS of their worker say so by asking for it. */
const shared = ['src', 'test'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.int.test.ts'))
    .filter((file) => readFileSync(path.join(__dirname, file), 'utf8').includes('useCms(')),
);

const integration = {
  exclude,
  globalSetup: ['./test/global-setup.ts'],
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // As the browser tests: a busy machine may lose a race once, a fault fails twice.
  retry: process.env.CI ? 1 : 0,
} as const;

export default defineConfig({
  root: __dirname,
  test: {
    // A file that needs what another left fails sooner or later; `--sequence.seed` repeats an order.
    sequence: { shuffle: { files: true, tests: false } },
    projects: [
      {
        test: {
          name: 'unit',
          // As the others: projects of one run share a number.
          maxWorkers: 2,
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../domain/src/**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts'],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          // Each file boots a CMS of its own, in a process and on a database of its own.
          include: ['src/**/*.int.test.ts', 'test/**/*.int.test.ts'],
          exclude: [...exclude, ...shared],
        },
      },
      {
        test: {
          ...integration,
          name: 'shared',
          // One CMS for each worker, put back before each file.
          include: shared,
          isolate: false,
        },
      },
    ],
  },
});
