import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  root: __dirname,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../domain/src/**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/**/*.int.test.ts', 'test/**/*.int.test.ts'],
          exclude,
          globalSetup: ['./test/global-setup.ts'],
          pool: 'forks',
          // Each file boots a CMS of its own, in a process and on a database of its own.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // As the browser tests: a busy machine may lose a race once, a fault fails twice.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
