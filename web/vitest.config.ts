import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = { esbuild: { jsx: 'automatic' as const } };

const secret = 'test-secret-0123456789-0123456789';
/** Settings for what signs with the site's keys; every value is invented. */
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
    // Remix 2 carries React Router 6, whose stub warns of version 7 whatever its flags say.
    onConsoleLog: (line) => !line.includes('React Router Future Flag Warning'),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          env,
          environment: 'node',
          // Most of the time went into importing the same modules for each file.
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
          // A module that is replaced must not have been loaded by another file before.
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
          // The built site is loaded by Node: Vite's search for its source map overflows the stack.
          server: { deps: { external: [/\/web\/build\//] } },
          testTimeout: 60_000,
          hookTimeout: 300_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
