import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { command, say } from './run.mjs';
import { runPlaywright, runSteps, runVitest } from './steps.mjs';
import { count, runVerifySteps } from './verify-steps.mjs';

/** `npm test`: verify, then the CMS and the site as they really run, then a browser. */
await command(async () => {
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  try {
    await runVerifySteps(total);
    await runSteps([
      ['Build', ensureBuilt],
      [
        'Integration: cms',
        () => count(total, runVitest('cms/vitest.config.ts', ['--project=integration'])),
      ],
      [
        'Integration: web',
        () => count(total, runVitest('web/vitest.config.ts', ['--project=integration'])),
      ],
      ['Browser', () => count(total, runInBrowser())],
    ]);
  } finally {
    say(`\n${total.passed} passed, ${total.failed} failed`);
  }
});

async function runInBrowser() {
  return runPlaywright('e2e/playwright.config.ts', { CHROMIUM_PATH: await ensureBrowser() });
}
