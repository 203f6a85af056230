import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { loadEnvironment, makeDataFolder } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureFreePort } from './ports.mjs';
import { command, root, run, say } from './run.mjs';
import { startCms, startSiteFromSources } from './services.mjs';
import { onStop } from './stop-signals.mjs';

const SOURCES = ['cms/src', 'cms/config', 'domain/src'];
const IGNORED = /(^|[/\\])admin[/\\]|\.test\.tsx?$|\.md$|~$/;
/** Editors write a file in several steps. */
const SETTLE_MS = 150;

/**
 * `npm run dev`: runs CMS and site from sources. The site updates itself; the CMS is compiled
 * (`tsc` checks the types) and restarted. Errors are printed, and the next change is awaited.
 */
await command(async () => {
  const env = { ...loadEnvironment().env, NODE_ENV: 'development' };
  await ensureFreePort('CMS_PORT', env.CMS_HOST, env.CMS_PORT);
  await ensureFreePort('SITE_PORT', env.SITE_HOST, env.SITE_PORT);
  await ensureInstalled({ tools: true });
  makeDataFolder(join(env.DATA_DIR, 'public', 'uploads'));
  await ensureBuilt(['admin', 'CMS']);
  let cms = startCms(env, say);
  const site = startSiteFromSources(env, say);
  onStop(async () => {
    for (const service of [site, cms]) await service.stop();
    process.exit();
  });
  for (const { ready } of [cms, site]) ready.catch(report);
  Promise.all([cms.ready, site.ready]).then(() => {
    say(`CMS on ${env.CMS_URL}/admin, site on ${env.SITE_URL}/`);
  }, report);
  for await (const path of listChanges()) {
    say(`${path} changed: starting the CMS again …`);
    await run(process.execPath, ['cms/scripts/build-server.mjs']).then(restart, report);
  }

  async function restart() {
    await cms.stop();
    cms = startCms(env, say);
    await cms.ready.catch(report);
  }
});

/** Yields changed paths, combining those that came during the previous iteration. */
async function* listChanges() {
  let changed = null;
  let tell = () => undefined;
  for (const folder of SOURCES) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name === null || IGNORED.test(name)) return;
      changed = join(folder, name);
      tell();
    });
  }
  while (true) {
    if (changed === null) await new Promise((resolve) => (tell = resolve));
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const path = changed;
    changed = null;
    yield path;
  }
}

function report(error) {
  say(error.message);
}
