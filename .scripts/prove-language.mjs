import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { copyCheckout } from './copy-checkout.mjs';
import { crawlLanguage } from './crawl-language.mjs';
import { loadTestEnvironment } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { addLanguage } from './language-edits.mjs';
import { findFreePort } from './ports.mjs';
import { command, root, run, say, Stop } from './run.mjs';
import { onStop } from './stop-signals.mjs';

const CODE = 'lb';
const COPIED = 'de';
const MOST_EDITS = 8;

/**
 * `npm run prove:language`: follows docs/recipes/language.md on a copy of the checkout, with
 * texts copied from German, and crawls the pages of the fifth language. Uses the admin built
 * here.
 */
await command(async () => {
  const started = Date.now();
  await ensureInstalled({ tools: true });
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'agency-language-'));
  const services = [];
  const end = async () => {
    for (const service of services.splice(0).reverse()) await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  onStop(() => end().finally(() => process.exit(1)));
  try {
    const checkout = await copyCheckout(join(folder, 'checkout'));
    const edited = addLanguage(checkout, CODE);
    say(`${edited.length} files edited by hand:\n  ${edited.join('\n  ')}`);
    if (edited.length > MOST_EDITS) throw new Stop(`More than ${MOST_EDITS} files are edited.`);
    checkRecipe(edited);
    await build(checkout);
    const env = await start(checkout, join(folder, 'data'), services);
    await crawlLanguage(env.SITE_URL, {
      code: CODE,
      copied: COPIED,
      keys: listKeys(checkout),
    });
  } finally {
    await end();
  }
  say(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
});

/** The recipe must number exactly the files edited here. */
function checkRecipe(edited) {
  const recipe = readFileSync(join(root, 'docs/recipes/language.md'), 'utf8');
  const named = [...recipe.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path);
  if (named.join() === edited.join()) return;
  throw new Stop(`docs/recipes/language.md names other files: ${named.join(', ')}`);
}

/** Generates files according to the recipe, and compiles CMS and site. */
async function build(checkout) {
  const scripts = [
    ['facts', '-w', 'cms'],
    ['schema', '-w', 'cms'],
    ['codegen'],
    ['types'],
    ['build:server', '-w', 'cms'],
    ['build', '-w', 'web'],
  ];
  for (const script of scripts) {
    const started = Date.now();
    await run('npm', ['run', '--silent', ...script], {
      cwd: checkout,
      quiet: true,
      env: { NODE_ENV: 'production' },
    });
    say(`npm run ${script.join(' ')}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

async function start(checkout, data, services) {
  mkdirSync(join(data, 'public/uploads'), { recursive: true });
  const env = loadTestEnvironment({
    DATA_DIR: data,
    SEED_DIR: join(checkout, 'seed'),
    CMS_PORT: process.env.CMS_PORT || String(await findFreePort()),
    SITE_PORT: process.env.SITE_PORT || String(await findFreePort()),
  });
  const { startCms, startSite } = await import(join(checkout, '.scripts/services.mjs'));
  for (const startService of [startCms, startSite]) {
    const service = startService(env, () => undefined);
    services.push(service);
    await service.ready;
  }
  return env;
}

/**
 * Returns the keys of the site's dictionary, such as `list.count`, which must not appear on
 * pages.
 */
function listKeys(checkout) {
  const path = join(checkout, `web/app/i18n/dictionaries/${COPIED}.json`);
  const list = (tree, above) =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${above}${name}`] : list(value, `${above}${name}.`),
    );
  const keys = list(JSON.parse(readFileSync(path, 'utf8')), '');
  return new Set(
    keys.map((key) => key.replace(/_(one|other)$/, '')).filter((key) => key.includes('.')),
  );
}
