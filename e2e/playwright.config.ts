import { defineConfig, devices } from '@playwright/test';

const sitePort = process.env.E2E_SITE_PORT ?? '3190';
const cmsPort = process.env.E2E_CMS_PORT ?? '3191';
const browser = process.env.CHROMIUM_PATH;

const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** A visitor who declined earlier, so that no dialog opens; `consent.spec.ts` starts without it. */
const declined = {
  name: 'site_consent',
  value: '1.-.1760000000',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  // Three times what a quiet machine needs: one in a bad hour is no finding.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is named as flaky by `npm test`.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${sitePort}`,
    // A trace of every test takes half as much processor time again: see README.md.
    trace: 'on-first-retry',
    storageState: { cookies: [declined], origins: [] },
    // A headless Chromium's own name is taken for a bot's, which gets another render path.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: { args: QUIET, ...(browser ? { executablePath: browser } : {}) },
  },
  projects: [
    {
      name: 'site',
      testIgnore: [/outage/, /relation-dialogs/, /admin-words/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'outage', testMatch: /outage/, dependencies: ['site'], fullyParallel: false },
    // Minutes long, and the admin keeps the language it was shown in: `npm run prove:dialogs`.
    ...(process.env.PROVE_DIALOGS
      ? [
          {
            name: 'dialogs',
            testMatch: /relation-dialogs|admin-words/,
            use: { trace: 'off' as const },
          },
        ]
      : []),
  ],
  webServer: {
    command: 'node serve.mjs',
    env: { E2E_SITE_PORT: sitePort, E2E_CMS_PORT: cmsPort },
    url: `http://localhost:${sitePort}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: !process.env.CI && Boolean(process.env.E2E_REUSE),
  },
});
