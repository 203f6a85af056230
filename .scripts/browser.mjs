import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';
import { root, runTool, say, Stop } from './run.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's Chromium without windows, which takes half of the processor time for a page. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns Chromium: CHROMIUM_PATH, the system's, or Playwright's; otherwise installs Debian's
 * package (as root) or Playwright's. Tests pass `headless`, to prefer the one without windows;
 * benches measure the browser of visitors.
 */
export async function ensureBrowser({ headless = false } = {}) {
  const found = findBrowser({ headless });
  if (found) return found;
  const own = await playwrightBrowser();
  if (existsSync(own)) return own;
  if (headless && (await installShell())) return SHELL;
  if (await installDebianPackage('chromium')) return SYSTEM[0];
  say('Fetching Playwright’s Chromium …');
  await runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true }).catch(() => {
    throw new Stop('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
  });
  return own;
}

/** Returns the path of an installed browser; undefined if none exists. */
export function findBrowser({ headless, env = process.env, exists = existsSync }) {
  const paths = [env.CHROMIUM_PATH, ...(headless ? [SHELL] : []), ...SYSTEM];
  return paths.find((path) => path && exists(path));
}

/** Older releases of Debian and Ubuntu have no such package. */
async function installShell() {
  return installDebianPackage('chromium-headless-shell').catch(() => false);
}

async function playwrightBrowser() {
  const { chromium } = await import(`${root}/node_modules/@playwright/test/index.mjs`);
  return chromium.executablePath();
}
