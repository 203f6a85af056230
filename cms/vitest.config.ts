import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ShuffleFiles } from '../.config/shuffle-files';
import { buildEnvironment } from './test/environment';

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Integration tests that import the shared CMS of their worker. */
const shared = ['src', 'test'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.int.test.ts'))
    .filter((file) => readFileSync(path.join(__dirname, file), 'utf8').includes('useCms(')),
);

const unit = {
  // Projects of one run share this number.
  maxWorkers: 2,
  testTimeout: 30_000,
  env: buildEnvironment({ SITE_URL: 'https://agency.example' }),
  setupFiles: ['./test/setup-unit.ts'],
} as const;

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
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../domain/src/**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts', '**/*.isolated.test.ts'],
          // Importing the same modules for each file would take most of the time.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-isolated',
          // A mocked module must not have been loaded by another file before.
          include: ['src/**/*.isolated.test.ts'],
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
