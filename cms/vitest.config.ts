import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ShuffleFiles } from '../.config/shuffle-files';

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Integration tests that import the shared CMS of their worker. */
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
  // As in browser tests: a race on a busy machine may fail once, a defect fails twice.
  retry: process.env.CI ? 1 : 0,
} as const;

export default defineConfig({
  root: __dirname,
  test: {
    // Finds files that depend on others; `--sequence.seed` repeats an order.
    sequence: { sequencer: ShuffleFiles },
    projects: [
      {
        test: {
          name: 'unit',
          // Projects of one run share this number.
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
          // Each file boots its own CMS with a separate database.
          include: ['src/**/*.int.test.ts', 'test/**/*.int.test.ts'],
          exclude: [...exclude, ...shared],
        },
      },
      {
        test: {
          ...integration,
          name: 'shared',
          // One CMS per worker, reset before each file.
          include: shared,
          isolate: false,
        },
      },
    ],
  },
});
