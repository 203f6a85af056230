import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { command } from './run.mjs';
import { runPlaywright, runSteps, runVitest } from './steps.mjs';
import { verifySteps } from './verify-steps.mjs';

/**
 * `npm test`: the build, verify, then the CMS and the site as they really run, then a browser. The build comes
 * first because `npm start` begins with it too: on a clean checkout no other step may have compiled anything.
 */
await command(async () => {
  await ensureInstalled({ tools: true });
  await runSteps([
    ['Build', ensureBuilt],
    ...verifySteps,
    [
      'Integration: cms',
      () => runVitest('cms/vitest.config.ts', ['--project=integration', '--project=shared']),
    ],
    ['Integration: web', () => runVitest('web/vitest.config.ts', ['--project=integration'])],
    ['Browser', runInBrowser],
  ]);
});

async function runInBrowser() {
  return runPlaywright('e2e/playwright.config.ts', { CHROMIUM_PATH: await ensureBrowser() });
}
