import { expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const chromium = '/usr/bin/chromium';
const chrome = '/usr/bin/google-chrome';

test.each([
  ['tests prefer the shell', true, undefined, [chromium, shell], shell],
  ['benches measure the whole browser', false, undefined, [chromium, shell], chromium],
  ['benches do not take the shell', false, undefined, [shell], undefined],
  ['without a shell tests take Chromium', true, undefined, [chromium], chromium],
  ['or Chrome', true, undefined, [chrome], chrome],
  [
    'CHROMIUM_PATH is first',
    true,
    '/opt/chromium',
    ['/opt/chromium', shell, chromium],
    '/opt/chromium',
  ],
  ['unless nothing is there', true, '/opt/chromium', [shell], shell],
  ['nothing is installed', true, undefined, [], undefined],
])('%s', (_, headless, CHROMIUM_PATH, installed, expected) => {
  const exists = (path) => installed.includes(path);
  expect(findBrowser({ headless, env: { CHROMIUM_PATH }, exists })).toBe(expected);
});
