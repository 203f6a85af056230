import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ShuffleFiles } from '../.config/shuffle-files';

const shared = { esbuild: { jsx: 'automatic' as const } };

const secret = 'test-secret-0123456789-0123456789';
/** Invented secrets for code that signs. */
const env = {
  CMS_TOKEN: secret,
  CMS_PREVIEW_TOKEN: secret,
  PREVIEW_SECRET: secret,
  NOTICE_SECRET: secret,
  SESSION_SECRET: secret,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    maxWorkers: 2,
    // Finds files that depend on others; `--sequence.seed` repeats an order.
    sequence: { sequencer: ShuffleFiles },
    // Remix 2 contains React Router 6, whose stub ignores the flags and warns about version 7.
    onConsoleLog: (line) => !line.includes('React Router Future Flag Warning'),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          env,
          environment: 'node',
          // Importing the same modules for each file would take most of the time.
          isolate: false,
          testTimeout: 30_000,
          include: ['{app,document,server}/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/*.isolated.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'unit-isolated',
          env,
          environment: 'node',
          testTimeout: 30_000,
          // A mocked module must not have been loaded by another file before.
          include: ['{app,document,server}/**/*.isolated.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'unit-dom',
          env,
          environment: 'jsdom',
          // Loads jsdom once per worker, not for each file; files are isolated all the same.
          pool: 'vmForks',
          testTimeout: 30_000,
          include: ['{app,document}/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts', './vitest.setup-dom.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['{app,server}/**/*.integration.test.ts'],
          globalSetup: ['../cms/test/global-setup.ts'],
          // Node loads the built site, because Vite's search for its source map overflows the stack.
          server: { deps: { external: [/\/web\/build\//] } },
          testTimeout: 60_000,
          hookTimeout: 300_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
