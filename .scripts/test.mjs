import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { command, root, Stop } from './run.mjs';
import { runPlaywright, runSteps, runVitest } from './steps.mjs';
import { verifySteps } from './verify-steps.mjs';

/** Folders with tests, their file name endings and runners. */
const LEVELS = [
  [
    'Scripts',
    ['.scripts'],
    /\.test\.mjs$/,
    (files) => runVitest('.scripts/vitest.config.mjs', files),
  ],
  ['Seed', ['seed'], /\.test\.ts$/, (files) => runVitest('seed/vitest.config.ts', files)],
  [
    'CMS and domain',
    ['cms/src', 'cms/test', 'domain/src'],
    /\.test\.ts$/,
    (files) => runVitest('cms/vitest.config.ts', files),
  ],
  ['Site', ['web'], /\.test\.tsx?$/, (files) => runVitest('web/vitest.config.ts', files)],
  ['Browser', ['e2e'], /\.spec\.ts$/, runInBrowser],
];

/**
 * `npm test`: builds, runs verify, then tests of CMS and site, then a browser. The build is
 * first because `npm start` also begins with it: on a clean checkout no other step may have
 * compiled anything. With words, `npm test -- inbox`, only files of every level with one of them
 * in their path.
 */
await command(async () => {
  const words = process.argv.slice(2);
  const chosen = words.length > 0 ? chooseSteps(words) : null;
  await ensureInstalled({ tools: true });
  await runSteps([
    ['Build', ensureBuilt],
    ...(chosen ?? [
      ...verifySteps,
      [
        'Integration: cms',
        () => runVitest('cms/vitest.config.ts', ['--project=integration', '--project=shared']),
      ],
      ['Integration: web', () => runVitest('web/vitest.config.ts', ['--project=integration'])],
      ['Browser', () => runInBrowser()],
    ]),
  ]);
});

function chooseSteps(words) {
  const steps = LEVELS.map(([name, folders, end, run]) => {
    const files = folders.flatMap((folder) => listFiles(folder, end, words));
    return { files, step: [`${name}: ${files.length} files`, () => run(files)] };
  }).filter(({ files }) => files.length > 0);
  if (steps.length > 0) return steps.map(({ step }) => step);
  throw new Stop(`No file of tests has ${words.join(' or ')} in its path.`);
}

/** Absolute paths. */
function listFiles(folder, end, words) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, name))
    .filter((path) => !path.includes('node_modules'))
    .filter((path) => end.test(path))
    .filter((path) => words.some((word) => path.slice(root.length).includes(word)));
}

async function runInBrowser(files = []) {
  const env = { CHROMIUM_PATH: await ensureBrowser({ headless: true }) };
  return runPlaywright('e2e/playwright.config.ts', env, files);
}
