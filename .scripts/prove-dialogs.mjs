import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { command } from './run.mjs';
import { runPlaywright } from './steps.mjs';

/** `npm run prove:dialogs`: opens, saves and closes every relation dialog of the real admin. */
await command(async () => {
  await ensureInstalled({ tools: true });
  await ensureBuilt();
  const CHROMIUM_PATH = await ensureBrowser({ headless: true });
  return runPlaywright('e2e/playwright.config.ts', { CHROMIUM_PATH, PROVE_DIALOGS: 'true' }, [
    '--project=dialogs',
  ]);
});
