import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say, Stop } from './run.mjs';

const MARK = 'node_modules/.installed-from';
const UNREACHABLE =
  /npm (?:error|ERR!) code (E(?:CONN\w+|TIMEDOUT|\w*SOCKET\w*|AI_AGAIN|NOTFOUND|NETUNREACH|INTEGRITY|404|5\d\d)|FETCH_ERROR|ERR_\w+)/;

/**
 * Installs the locked packages when they are not those of the lock file and this Node: what running
 * needs, with `tools` also what tests and checks need. Tools that are there are kept up to date.
 */
export async function ensureInstalled({ tools = false } = {}) {
  const hasTools = existsSync(join(root, 'node_modules/vitest'));
  const kind = tools || hasTools ? '--include=dev' : '--omit=dev';
  const time = '2 to 4 minutes the first time';
  const hint =
    tools && !hasTools ? 'Installing packages and tools of the tests' : 'Installing packages';
  if (await installLocked(root, kind, `${hint} (${time}) …`)) await checkDatabase();
}

/** Installs what the benchmarks alone need, into their own folder. */
export async function ensureBenchInstalled() {
  await installLocked(join(root, 'bench'), '--omit=dev', 'Installing packages of the benchmarks …');
}

/**
 * Makes a folder's packages those of its lock file; false when they are. A complete installation is
 * changed in place: npm puts the old packages back when it fails. Any other is made anew.
 */
export async function installLocked(folder, kind, message) {
  const mark = join(folder, MARK);
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = {
    node: process.versions.modules + process.platform + process.arch,
    lock: createHash('sha256').update(lock).digest('hex'),
    kind,
  };
  const found = readMark(mark);
  if (JSON.stringify(found) === JSON.stringify(wanted)) return false;
  say(message);
  const isComplete = found?.node === wanted.node;
  const command = isComplete ? ['install', '--no-save'] : ['ci'];
  // What is broken off has no mark, and is made anew.
  rmSync(mark, { force: true });
  try {
    await run('npm', [...command, kind, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      quiet: true,
      label: 'npm install',
      env: { NODE_ENV: 'development', STRAPI_TELEMETRY_DISABLED: 'true' },
    });
  } catch (error) {
    if (isComplete && error.exitCode) writeFileSync(mark, JSON.stringify(found));
    throw explain(error);
  }
  writeFileSync(mark, JSON.stringify(wanted));
  return true;
}

function readMark(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function explain(error) {
  const code = UNREACHABLE.exec(error.output ?? '')?.[1];
  if (!code) return error;
  return new Stop(
    `npm could not fetch all packages from its registry (${code}). Nothing is lost: run the same command again when the registry answers; what was fetched is not fetched again.`,
  );
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
