import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say, Stop } from './run.mjs';

/** Room that the packages need, with those of the tests. */
const MEGABYTES = 1300;
const MARK = 'node_modules/.installed-from';
const UNREACHABLE =
  /npm (?:error|ERR!) code (E(?:CONN\w+|TIMEDOUT|\w*SOCKET\w*|AI_AGAIN|NOTFOUND|NETUNREACH|INTEGRITY|404|5\d\d)|FETCH_ERROR|ERR_\w+)/;
/** The beginning of the lines in which node-gyp says why it failed. */
const COMPILER = /gyp ERR!/;

/**
 * Installs the locked packages when they are not those of the lock file and this Node: what running
 * needs, with `tools` also what tests and checks need. Tools that are there are kept up to date.
 */
export async function ensureInstalled(options) {
  await (
    await unpackPackages(options)
  )();
}

/**
 * The first part of `ensureInstalled`: builds can begin when it is done. Returns the second one, which
 * compiles native code, for one to two minutes where no compiled file is published for the machine.
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

/** Installs what the benchmarks alone need, into their own folder. */
export async function ensureBenchInstalled() {
  await installLocked(join(root, 'bench'), '--omit=dev', 'Installing packages of the benchmarks …');
}

/**
 * Makes a folder's packages those of its lock file; false when they are. A complete installation is
 * changed in place: npm puts the old packages back when it fails. Any other is made anew.
 */
export async function installLocked(folder, kind, message, megabytes = 0) {
  const compile = await unpackLocked(folder, kind, message, megabytes);
  await compile?.();
  return compile !== null;
}

/** Null when nothing is to be done, else what compiles native code and ends the installation. */
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
    // Changed in place, only what changed is compiled again.
    const command = isComplete ? ['install', '--no-save'] : ['ci', '--ignore-scripts'];
    if (!isComplete) makeRoom(folder, megabytes);
    // What is broken off has no mark, and is made anew.
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
    // Builds that run meanwhile call the commands in node_modules/.bin.
    if (!isComplete) await runNpm(folder, ['rebuild', '--no-bin-links'], 'npm rebuild', signal);
    writeFileSync(mark, JSON.stringify(wanted));
  };
}

/**
 * Removes what `npm ci` would remove first. Throws Stop when the disk has no room: on a full disk npm
 * goes on for a quarter of an hour before it fails.
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
  // JOBS: native code is compiled on all cores.
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
