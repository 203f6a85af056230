import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say, Stop } from './run.mjs';

/** Disk space of all packages including development ones. */
const MEGABYTES = 1300;
const MARK = 'node_modules/.installed-from';
const UNREACHABLE =
  /npm (?:error|ERR!) code (E(?:CONN\w+|TIMEDOUT|\w*SOCKET\w*|AI_AGAIN|NOTFOUND|NETUNREACH|INTEGRITY|404|5\d\d)|FETCH_ERROR|ERR_\w+)/;
/** Prefix of node-gyp's error lines. */
const COMPILER = /gyp ERR!/;

/**
 * Installs locked packages if they do not match the lock file and this Node version: production
 * packages, with `tools` also development ones. Existing development packages are kept up to
 * date.
 */
export async function ensureInstalled(options) {
  await (
    await unpackPackages(options)
  )();
}

/**
 * First part of `ensureInstalled`, after which builds can start. Returns the second part, which
 * compiles native code; that takes one to two minutes without a prebuilt binary for the machine.
 */
export async function unpackPackages({ tools = false } = {}) {
  const hasTools = existsSync(join(root, 'node_modules/vitest'));
  const kind = tools || hasTools ? '--include=dev' : '--omit=dev';
  const time = '2 to 4 minutes the first time';
  const hint =
    tools && !hasTools ? 'Installing packages and tools of the tests' : 'Installing packages';
  const compile = await unpackLocked(root, kind, `${hint} (${time}) …`, MEGABYTES);
  return async (signal) => {
    if (!compile) return;
    await compile(signal);
    await checkDatabase();
  };
}

export async function ensureBenchInstalled() {
  await installLocked(join(root, 'bench'), '--omit=dev', 'Installing packages of the benchmarks …');
}

/**
 * Installs the locked packages of a folder; false if they are up to date. A complete
 * installation is changed in place, since npm restores it on failure; any other is replaced.
 */
export async function installLocked(folder, kind, message, megabytes = 0) {
  const compile = await unpackLocked(folder, kind, message, megabytes);
  await compile?.();
  return compile !== null;
}

/**
 * Returns null if there is nothing to do, otherwise a function that compiles native code and
 * finishes the installation.
 */
async function unpackLocked(folder, kind, message, megabytes) {
  const mark = join(folder, MARK);
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = {
    node: process.versions.modules + process.platform + process.arch,
    lock: createHash('sha256').update(lock).digest('hex'),
    kind,
  };
  const found = readMark(mark);
  if (isSame(found, wanted)) return null;
  const unpacked = { ...wanted, isCompiled: false };
  const isComplete = found?.node === wanted.node && found.isCompiled !== false;
  if (!isSame(found, unpacked)) {
    say(message);
    // In place, only changed packages are compiled.
    const command = isComplete ? ['install', '--no-save'] : ['ci', '--ignore-scripts'];
    if (!isComplete) makeRoom(folder, megabytes);
    // An interrupted installation has no mark and is replaced.
    rmSync(mark, { force: true });
    try {
      await runNpm(folder, [...command, kind, '--no-audit', '--no-fund'], 'npm install');
    } catch (error) {
      if (isComplete && error.exitCode) writeFileSync(mark, JSON.stringify(found));
      throw error;
    }
    if (!isComplete) writeFileSync(mark, JSON.stringify(unpacked));
  }
  return async (signal) => {
    // Builds that run at the same time use commands in node_modules/.bin.
    if (!isComplete) await runNpm(folder, ['rebuild', '--no-bin-links'], 'npm rebuild', signal);
    writeFileSync(mark, JSON.stringify(wanted));
  };
}

/**
 * Deletes what `npm ci` would delete first. Throws Stop if there is not enough disk space: npm
 * takes a quarter of an hour to fail on a full disk.
 */
function makeRoom(folder, megabytes) {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return;
  throw new Stop(
    `The packages take up to ${megabytes} MB, and the disk of ${folder} has ${free} MB free. Free some, then run the same command again.`,
  );
}

const isSame = (found, wanted) => JSON.stringify(found) === JSON.stringify(wanted);

async function runNpm(cwd, args, label, signal) {
  // JOBS: compiles native code on all cores.
  const env = { NODE_ENV: 'development', STRAPI_TELEMETRY_DISABLED: 'true', JOBS: 'max' };
  try {
    await run('npm', [...args, '--loglevel=error'], { cwd, quiet: true, label, env, signal });
  } catch (error) {
    throw explain(error);
  }
}

function readMark(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function explain(error) {
  const output = error.output ?? '';
  const code = UNREACHABLE.exec(output)?.[1];
  if (code) {
    return new Stop(
      `npm could not fetch all packages from its registry (${code}). Nothing is lost: run the same command again when the registry answers; what was fetched is not fetched again.`,
    );
  }
  if (!COMPILER.test(output)) return error;
  return new Stop(
    `A package with native code could not be compiled, and no compiled file of it could be fetched for this machine. Install Python 3, make and a C++ compiler (Debian: apt install python3 make g++), then run the same command again.\n${error.message}`,
  );
}

/**
 * SQLite's package is compiled for one Node version; npm's settings may name headers of another.
 */
async function checkDatabase() {
  const open = "new (require('better-sqlite3'))(':memory:')";
  await run(process.execPath, ['-e', open], { quiet: true }).catch((error) => {
    throw new Stop(
      `better-sqlite3 does not load in Node ${process.version}. Is npm's setting \`nodedir\` of another Node? ` +
        `Remove it, then run \`npm rebuild better-sqlite3\`.\n${error.message}`,
    );
  });
}
