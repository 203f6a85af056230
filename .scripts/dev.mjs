import { join } from 'node:path';
import { loadEnvironment, makeDataFolder } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureFreePort } from './ports.mjs';
import { command, root, run, runTool, say } from './run.mjs';

/** `npm run dev`: CMS and site from their sources, each reloading when a file changes. */
await command(async () => {
  const env = { ...loadEnvironment().env, NODE_ENV: 'development' };
  await ensureFreePort('CMS_PORT', env.CMS_HOST, env.CMS_PORT);
  await ensureFreePort('SITE_PORT', env.SITE_HOST, env.SITE_PORT);
  await ensureInstalled();
  // Strapi compiles its own sources as they change, but not the domain package.
  await run(process.execPath, ['cms/scripts/build-server.mjs']);
  makeDataFolder(join(env.DATA_DIR, 'public', 'uploads'));
  say(`CMS on ${env.CMS_URL}/admin, site on ${env.SITE_URL}/ (ready when the CMS is)`);
  await Promise.all([
    runTool('@strapi/strapi/bin/strapi.js', ['develop', '--no-watch-admin', '--no-open'], {
      cwd: join(root, 'cms'),
      env,
    }),
    run('npm', ['run', '--silent', 'dev', '-w', 'web'], { env }),
  ]);
});
