import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { command } from './run.mjs';
import { runPlaywright, runSteps, runVitest } from './steps.mjs';
import { verifySteps } from './verify-steps.mjs';

/** `npm test`: verify, then the CMS and the site as they really run, then a browser. */
await command(async () => {
  await ensureInstalled();
  await runSteps([
    ...verifySteps,
    ['Build', ensureBuilt],
    ['Integration: cms', () => runVitest('cms/vitest.config.ts', ['--project=integration'])],
    ['Integration: web', () => runVitest('web/vitest.config.ts', ['--project=integration'])],
    ['Browser', runInBrowser],
  ]);
});

async function runInBrowser() {
  return runPlaywright('e2e/playwright.config.ts', { CHROMIUM_PATH: await ensureBrowser() });
}
