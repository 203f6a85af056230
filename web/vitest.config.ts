import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const app = fileURLToPath(new URL('./app', import.meta.url));

const shared = {
  resolve: { alias: { '~': app } },
  esbuild: { jsx: 'automatic' as const },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{app,server}/**/*.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['app/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
    ],
  },
});
