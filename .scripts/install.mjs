import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say, Stop } from './run.mjs';

const MARK = join(root, 'node_modules', '.installed-from');

/** Installs the locked packages when the lock file or the Node version changed since the last time. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.versions.modules + process.platform + process.arch)
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  say('Installing packages (3 to 5 minutes the first time) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
    label: 'npm ci',
    env: { NODE_ENV: 'development', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
  await checkDatabase();
  writeFileSync(MARK, wanted);
}

/** The package of SQLite is compiled for one Node; npm's settings can name the headers of another. */
async function checkDatabase() {
  const open = "new (require('better-sqlite3'))(':memory:')";
  await run(process.execPath, ['-e', open], { quiet: true }).catch((error) => {
    throw new Stop(
      `better-sqlite3 does not load in Node ${process.version}. Is npm's setting \`nodedir\` of another Node? ` +
        `Remove it, then run \`npm rebuild better-sqlite3\`.\n${error.message}`,
    );
  });
}
