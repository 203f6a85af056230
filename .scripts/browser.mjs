import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';
import { root, runTool, say, Stop } from './run.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns Chromium for browser tests: CHROMIUM_PATH, the system's, or Playwright's; otherwise
 * installs Debian's package (as root) or Playwright's.
 */
export async function ensureBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));
  if (found) return found;
  const own = await playwrightBrowser();
  if (existsSync(own)) return own;
  if (await installDebianPackage('chromium')) return SYSTEM[0];
  say('Fetching Playwright’s Chromium …');
  await runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true }).catch(() => {
    throw new Stop('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
  });
  return own;
}

async function playwrightBrowser() {
  const { chromium } = await import(`${root}/node_modules/@playwright/test/index.mjs`);
  return chromium.executablePath();
}
