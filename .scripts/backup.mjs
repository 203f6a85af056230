import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { loadEnvironment } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { command, root } from './run.mjs';

/**
 * `npm run backup` and `npm run restore`: run the CMS's commands with the settings of this
 * installation. Does not rebuild, because a CMS may be running from the build.
 */
await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const script = join(root, `cms/dist/src/${name}.js`);
  const isEmpty = process.env.DATA_DIR === '';
  const { env } = loadEnvironment();
  if (!existsSync(script)) {
    await ensureInstalled();
    await ensureBuilt(['CMS']);
  }
  const child = spawn(process.execPath, [script, ...args], {
    cwd: join(root, 'cms'),
    env: { ...env, ...(isEmpty ? { DATA_DIR: '' } : {}) },
    stdio: 'inherit',
  });
  // A terminal also signals the child, which cleans up and exits.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
});
